import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { day, minute } from '@tero/shared/rules/time/durations';
import { AppError } from '../../core/errors.ts';
import type { Held } from '../../db/schema/database.ts';
import { alone } from '../../db/sql/dialect.ts';
import { enqueue } from '../../delivery/outbox/outbox.ts';
import { countTexts } from '../../delivery/outbox/repository.ts';
import { dayBegan, phoneKeyOf, sharesOf } from '../../delivery/sms/budget.ts';
import { codeText } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import * as codes from './code-repository.ts';

/** Milliseconds between two codes for one phone. */
const pause = minute;

interface Asked {
  /** the subject of the code: a quote to accept, or an account whose phone is confirmed */
  of: codes.Subject;
  phone: string;
  /** the version of a quote, whose total the SMS states, so the code accepts no other version; 1 for an account */
  version: number;
  /** the step of an accepted quote that the code is for; without it, the code accepts the quote */
  what?: string;
}

interface About {
  /** what the code is for: 'para aceptar …' */
  purpose: string;
  /**
   * the team has verified at least the data of the account that asks, or of the quote's provider, so the name is real
   * (rule TRUST-50)
   */
  isVerified: boolean;
  /** the phone is that of the verified account that asks, so codes that others requested do not count */
  isOwner?: boolean;
  /** for whom the provider made a quote */
  client?: string | null;
  /** when the version was sent; an earlier code of the quote is for an earlier version */
  sentAt?: string;
  /** the most codes per day of the same quote for the phone, among those since an instant for some of its steps */
  share?: { since: string; most: number; counts(what: string | null): boolean };
}

/**
 * Sends a code by SMS. Each phone, quote, account and provider has a low daily limit, and so have all together (rules
 * QUOTE-15 and TRUST-56).
 */
export async function sendCode({ trx, now, config }: Work, asked: Asked, about: About): Promise<void> {
  await requireRoom({ trx, now, config }, asked, about);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { of, phone, what = null } = asked;
  const code_hash = hashOf(config, asked, code);
  const id = await codes.insert(trx, { ...of, what, phone, code_hash, created_at: now.toISOString() });
  const text = codeText(code, about.purpose);
  const expiresAt = new Date(now.getTime() + limits.quoteCodeMinutes * minute);
  await enqueue(trx, now, {
    channel: 'sms',
    key: `phone-code:${id}`,
    accountId: null,
    phoneKey: phoneKeyOf(config.jwtSecret, phone),
    payload: { to: phone, text },
    expiresAt,
  });
}

async function requireRoom({ trx, now, config }: Work, { of, phone }: Asked, about: About): Promise<void> {
  const held = await alone(trx, 'quoteCodes');
  const recent = await codes.listRecent(held, { phone, of, since: ago(now, day) });
  const ofPhone = recent.filter((code) => code.phone === phone);
  // after a change of the quote the person need not wait, because the earlier code no longer works
  const isOfSame = (code: codes.Subject) => code.quote_id === of.quote_id && code.account_id === of.account_id;
  const isOfEarlier = (code: codes.Subject & { created_at: string }) =>
    isOfSame(code) && about.sentAt !== undefined && code.created_at < about.sentAt;
  const isSoon = ofPhone.some((code) => code.created_at > ago(now, pause) && !isOfEarlier(code));
  if (isSoon) throw wait('Recién te mandamos un código. Si no llega, en un minuto podés pedir otro.', pause);
  const ofSubject = recent.filter((code) => isOfSame(code) && code.phone !== about.client);
  const mostOfSubject = of.quote_id === null ? limits.quoteCodesOfPhone : limits.quoteCodesOfQuote;
  // the quote's client gets a code whatever strangers with its link did; an unverified provider could name anybody as
  // its client
  const isClient = phone === about.client;
  const { share } = about;
  const ofShare =
    share && ofPhone.filter((code) => isOfSame(code) && code.created_at > share.since && share.counts(code.what));
  const isFull =
    (share && ofShare && ofShare.length >= share.most) ||
    (about.isOwner ? ofPhone.filter(isOfSame) : ofPhone).length >= limits.quoteCodesOfPhone ||
    (!isClient && ofSubject.length >= mostOfSubject) ||
    (of.quote_id !== null &&
      !(isClient && about.isVerified) &&
      (await isProvidersDayOver(held, { quoteId: of.quote_id, now, isVerified: about.isVerified }))) ||
    (await isBudgetSpent(held, { now, isVerified: about.isVerified, textsADay: config.textsADay }));
  const orElse = of.quote_id === null ? '' : ', o escribile al proveedor';
  if (isFull) throw wait(`Ya mandamos muchos códigos por hoy. Probá mañana${orElse}.`, day);
}

async function isProvidersDayOver(held: Held, given: { quoteId: number; now: Date; isVerified: boolean }) {
  const most = given.isVerified ? limits.quoteCodesOfProvider : limits.quoteCodesOfUnverified;
  return (await codes.countOfProvider(held, given.quoteId, ago(given.now, day))) >= most;
}

/** Tells whether the day's SMS are used up: all of them, or the share of unverified providers (rule TRUST-32). */
async function isBudgetSpent(held: Held, given: { now: Date; isVerified: boolean; textsADay: number }) {
  const since = dayBegan(given.now);
  const { all, ofUnverified } = sharesOf(given.textsADay);
  if ((await countTexts(held, since, { all: true })) >= all) return true;
  return !given.isVerified && (await codes.countOfUnverified(held, since)) >= ofUnverified;
}

/** Throws, with a fault under the field, unless this code was sent to the phone (rule QUOTE-15). */
export async function requireCode({ db, clock, config }: Deps, asked: Asked, code: string): Promise<void> {
  const since = ago(clock.now(), limits.quoteCodeMinutes * minute);
  const { of, phone, what = null } = asked;
  const taken = await codes.takeTry(db, { of, phone, what, since, most: limits.quoteCodeTries });
  if (!taken) throw wrong('Ese código ya no sirve: venció o se probó muchas veces. Pedí otro.');
  if (taken.code_hash === hashOf(config, asked, code)) return;
  const before = await earlierUse({ db, config }, asked, code, since);
  if (before) {
    await codes.giveTryBack(db, taken.id);
    throw wrong(earlier[before]);
  }
  const left = limits.quoteCodeTries - taken.tries;
  throw wrong(
    left === 0
      ? 'Ese código no es el que te mandamos, y ya no te quedan intentos. Pedí otro.'
      : `Ese código no es el que te mandamos. Te ${left === 1 ? 'queda 1 intento' : `quedan ${left} intentos`}.`,
  );
}

const earlier = {
  version: 'Te mandamos ese código antes de que cambiara el presupuesto. Pedí otro.',
  code: 'Después de ese código te mandamos otro. Fijate en el último SMS.',
};

/** Tells whether the phone got this code earlier: for an earlier version, or before the newest code. */
async function earlierUse(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  asked: Asked,
  code: string,
  since: string,
): Promise<keyof typeof earlier | null> {
  const { of, phone, what = null } = asked;
  const sent = new Set((await codes.listSent(db, { of, phone, what, since })).map(({ code_hash }) => code_hash));
  if (sent.has(hashOf(config, asked, code))) return 'code';
  const versions = Array.from({ length: Math.min(asked.version - 1, limits.quoteVersions) }, (_, at) => at + 1);
  return versions.some((version) => sent.has(hashOf(config, { ...asked, version }, code))) ? 'version' : null;
}

/** Deletes codes of more than a day. Runs every hour. */
export async function forgetOldCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await codes.removeOlder(db, ago(clock.now(), day));
}

/**
 * Returns the hash of a code. It uses a secret that the database does not have, because a million codes are quickly
 * tried.
 */
function hashOf({ jwtSecret }: Pick<Deps['config'], 'jwtSecret'>, asked: Asked, code: string): string {
  const { of, phone, version, what } = asked;
  const about = [
    of.quote_id === null ? 'account code' : 'quote code',
    of.quote_id ?? of.account_id,
    version,
    phone,
    code,
    ...(what === undefined ? [] : [what]),
  ];
  return createHmac('sha256', jwtSecret).update(about.join('\n')).digest('hex');
}

function ago(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}

function wait(message: string, milliseconds: number): AppError {
  return new AppError('code_too_soon', { message, retryAfter: milliseconds / 1000 });
}

function wrong(message: string): AppError {
  return new AppError('validation_failed', { message, errors: { code: message } });
}
