import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../core/caller.ts';

/** Who looks at something or presses it: an account, or somebody behind an address and a browser. */
export interface Visitor {
  caller: Caller | null;
  ip: string;
  userAgent: string;
}

export function visitorOf({ caller, request }: { caller: Caller | null; request: FastifyRequest }): Visitor {
  return { caller, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/**
 * What tells viewers of one day apart. A visitor's changes every day and leads back to no address: without the secret
 * it cannot be computed again.
 */
export function viewerKey(secret: string, day: string, { caller, ip, userAgent }: Visitor): string {
  if (caller) return accountViewer(caller.accountId);
  return createHmac('sha256', secret).update(`viewer\n${day}\n${ip}\n${userAgent}`).digest('hex').slice(0, 32);
}

/** The same every day, so that the account's owner can see and take along what is kept of it. */
export function accountViewer(accountId: number): string {
  return `account:${accountId}`;
}
