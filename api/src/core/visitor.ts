import { timingSafeEqual } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { markOf } from '@tero/shared/rules/site/page-marks';
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
  /** the page token that the call carries; calls of old bundles have none */
  token: string | undefined;
  /** what is read is given to every visitor: a mark stands where each has a token of their own */
  isAnybody?: boolean | undefined;
}

/** A page that people open, and whose views and clicks count. */
export interface Page {
  of: 'provider' | 'service' | 'post';
  id: number;
}

interface Asked {
  caller: Caller | null;
  request: Pick<FastifyRequest, 'ip' | 'headers'> & { isForAll?: boolean };
  body?: { page_token?: string | undefined } | undefined;
}

export function visitorOf({ caller, request, body }: Asked): Visitor {
  const { ip, headers, isForAll } = request;
  return { caller, ip, userAgent: headers['user-agent'] ?? '', token: body?.page_token, isAnybody: isForAll };
}

/**
 * Returns the token that goes with a page: it proves that the server gave this page to this account, or to somebody in
 * this network, on this local day. One browser gets the same token all day (docs/decisions/contacts.md).
 */
export function pageToken(secret: string, day: string, page: Page, visitor: Visitor): string {
  const browser = visitor.caller ? '' : browserName(secret, `browser\n${day}\n${visitor.userAgent}`);
  return `${browser}.${proof(secret, day, page, visitor, browser)}`;
}

/** What a page that is read carries: the token of its visitor, or a mark for it (shared/src/rules/site/page-marks.ts). */
export function shownToken(secret: string, day: string, page: Page, visitor: Visitor): string {
  return visitor.isAnybody ? markOf(page.of, page.id) : pageToken(secret, day, page, visitor);
}

/**
 * Identifies a viewer of a page within one day: an account that carries the page's token, else one of few places of the
 * network. Which place, the token says; whoever has none takes the first, so that made-up browsers add nothing.
 */
export function viewerKey(secret: string, day: string, page: Page, visitor: Visitor): string {
  const browser = browserOf(secret, day, page, visitor);
  if (browser !== null && visitor.caller) return accountViewer(visitor.caller.accountId);
  const place = browser ? Number.parseInt(browser, 16) % limits.viewersOfNetwork : 0;
  return `network:${networkKey(secret, day, networkOf(visitor.ip))}:${place}`;
}

/** Names a network for one day. Without the secret it does not reveal the address. */
export function networkKey(secret: string, day: string, network: string): string {
  return seal(secret, `network\n${day}\n${network}`);
}

/** The viewer key of an account: the same every day, so that the data export can find its events. */
export function accountViewer(accountId: number): string {
  return `account:${accountId}`;
}

/**
 * The browser that a valid token names, '' for an account's; null without a token of this page and holder. A visitor's
 * holds that day; an account's for a week, because a page that the device kept, or a contact that waited for signal,
 * comes later, and the account counts once a day all the same (rule METR-61).
 */
function browserOf(secret: string, day: string, page: Page, visitor: Visitor): string | null {
  const [browser = '', given = ''] = (visitor.token ?? '').split('.');
  const got = Buffer.from(given);
  const days = visitor.caller ? limits.pageTokenDays : 1;
  for (let back = 0; got.length > 0 && back < days; back += 1) {
    const wanted = Buffer.from(proof(secret, addDays(day, -back), page, visitor, browser));
    if (got.length === wanted.length && timingSafeEqual(got, wanted)) return browser;
  }
  return null;
}

function proof(secret: string, day: string, page: Page, visitor: Visitor, browser: string): string {
  const holder = visitor.caller ? accountViewer(visitor.caller.accountId) : networkOf(visitor.ip);
  return sealedBefore(secret, `page\n${day}\n${page.of}\n${page.id}\n${holder}\n${browser}`);
}

const known = new Map<string, string>();
const mostKnown = 1000;
const longestKnown = 400;

/** The same of all visitors with one browser, all day: most pages are read with a handful of them. */
function browserName(secret: string, text: string): string {
  return sealedBefore(secret, text).slice(0, 8);
}

/** What is sealed is asked for again soon: a page's token with its view, its data, and what was done there. */
function sealedBefore(secret: string, text: string): string {
  const key = `${secret}\n${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = seal(secret, text);
  if (known.size >= mostKnown) known.clear();
  if (key.length < longestKnown) known.set(key, made);
  return made;
}

function seal(secret: string, text: string): string {
  return signed(secret, text).slice(0, 32);
}
