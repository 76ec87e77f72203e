import { createHmac } from 'node:crypto';
import type { Config } from '../../../config/config.ts';

/** The facts that identify a person (rule SUB-70). */
interface Signs {
  accountId: number;
  cedula: string | null;
  payerEmail: string | null;
  payerId: string | null;
}

/**
 * Returns the hashed keys of everything that identifies a person. Nobody without the pepper can tell whose they are, or
 * try all cédulas.
 */
export function keysOf({ personPepper }: Config, { accountId, cedula, payerEmail, payerId }: Signs): string[] {
  const signs = { account: String(accountId), cedula, 'payer-email': payerEmail?.toLowerCase(), 'payer-id': payerId };
  return Object.entries(signs).flatMap(([kind, sign]) =>
    sign ? [createHmac('sha256', personPepper).update(`${kind}:${sign}`).digest('base64url')] : [],
  );
}
