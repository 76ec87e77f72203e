import { timingSafeEqual } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { addDays } from '@tero/shared/rules/time/time';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { signed } from './hmac.ts';
import { networkOf } from './network.ts';

/** A viewer of something: an account, or somebody in a network. */
export interface Visitor {
  caller: Caller | null;
  ip: string;
  userAgent: string;
  /** the page token of the call: accounts get one, and earlier releases also gave one to visitors */
  token: string | undefined;
}

/** A page that people open, and whose views and clicks count. */
export interface Page {
  of: 'provider' | 'service' | 'post';
  id: number;
}

interface Asked {
  caller: Caller | null;
  request: Pick<FastifyRequest, 'ip' | 'headers'>;
  body?: { page_token?: string | undefined } | undefined;
}

export function visitorOf({ caller, request, body }: Asked): Visitor {
  const { ip, headers } = request;
  return { caller, ip, userAgent: headers['user-agent'] ?? '', token: body?.page_token };
}

/**
 * Returns the token of a page, which proves that the server sent the page to this account on this local day. Returns
 * undefined for visitors, who all get the same response (docs/decisions/contacts.md).
 */
export function pageToken(secret: string, day: string, page: Page, caller: Caller | null): string | undefined {
  return caller ? `.${proof(secret, day, page, caller.accountId)}` : undefined;
}

/**
 * Returns who views a page within one day: an account with the page's token, or else one of its network's few places,
 * which the browser selects. So invented browsers cannot add more viewers than a network has places (rule METR-9).
 */
export function viewerKey(secret: string, day: string, page: Page, visitor: Visitor): string {
  const { caller, ip, userAgent, token = '' } = visitor;
  if (caller && isProof(secret, { day, page, accountId: caller.accountId, token }))
    return accountViewer(caller.accountId);
  const place =
    Number.parseInt(seal(secret, `browser\n${day}\n${userAgent}`).slice(0, 8), 16) % limits.viewersOfNetwork;
  return `network:${networkKey(secret, day, networkOf(ip))}:${place}`;
}

/** Returns the name of a network for one day. Nobody can read the address from it without the secret. */
export function networkKey(secret: string, day: string, network: string): string {
  return seal(secret, `network\n${day}\n${network}`);
}

/** Returns the viewer key of an account: the same every day, so that the data export can find its events. */
export function accountViewer(accountId: number): string {
  return `account:${accountId}`;
}

/**
 * Tells whether a token belongs to this page and account. It is valid for a week, because a page from the device's
 * cache, or a contact sent after an offline time, arrives later. The account still counts once a day (rule METR-61).
 */
function isProof(secret: string, given: { day: string; page: Page; accountId: number; token: string }): boolean {
  const got = Buffer.from(given.token);
  return Array.from({ length: limits.pageTokenDays }, (_, back) => addDays(given.day, -back)).some((day) => {
    const wanted = Buffer.from(`.${proof(secret, day, given.page, given.accountId)}`);
    return got.length === wanted.length && timingSafeEqual(got, wanted);
  });
}

function proof(secret: string, day: string, page: Page, accountId: number): string {
  return seal(secret, `page\n${day}\n${page.of}\n${page.id}\n${accountViewer(accountId)}\n`);
}

function seal(secret: string, text: string): string {
  return signed(secret, text).slice(0, 32);
}
