import { createHmac, timingSafeEqual } from 'node:crypto';
import { address } from '@tero/shared/rules/text/address';
import type { Config } from '../../../config/config.ts';

function tokenOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, id: number): string {
  return createHmac('sha256', jwtSecret).update(`moderation:${id}`).digest().subarray(0, 24).toString('base64url');
}

/**
 * Tells whether a token is that of a decision's mail. The tokens are not stored, and each one belongs to a single
 * decision.
 */
export function isTokenOf(config: Pick<Config, 'jwtSecret'>, id: number, given: string | undefined): boolean {
  const expected = Buffer.from(tokenOf(config, id));
  const read = Buffer.from(given ?? '');
  return read.length === expected.length && timingSafeEqual(read, expected);
}

/** Returns the path where the author of a thing reads a decision about it, with a session. */
export const decisionPath = (id: number) => address`/moderacion?aviso=${id}`;

/** Returns the path for a mail. It needs no session, because a suspended account has none (rule MOD-9). */
export function mailedPath(config: Pick<Config, 'jwtSecret'>, id: number): string {
  return address`/moderacion?aviso=${id}&token=${tokenOf(config, id)}`;
}
