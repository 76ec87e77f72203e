import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../core/caller.ts';

/** A viewer of something: an account, or a visitor by address and browser. */
export interface Visitor {
  caller: Caller | null;
  ip: string;
  userAgent: string;
}

export function visitorOf({ caller, request }: { caller: Caller | null; request: FastifyRequest }): Visitor {
  return { caller, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/**
 * Identifies a viewer within one day. A visitor's key changes daily, and cannot be computed without the secret, so that
 * it does not reveal the address.
 */
export function viewerKey(secret: string, day: string, { caller, ip, userAgent }: Visitor): string {
  if (caller) return accountViewer(caller.accountId);
  return createHmac('sha256', secret).update(`viewer\n${day}\n${ip}\n${userAgent}`).digest('hex').slice(0, 32);
}

/** The viewer key of an account: the same every day, so that the data export can find its events. */
export function accountViewer(accountId: number): string {
  return `account:${accountId}`;
}
