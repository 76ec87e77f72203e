import { randomBytes } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { quotes as contract, Quote } from '@tero/shared/contract/quotes';
import type { Cita } from '@tero/shared/contract/quotes-cita';
import { limits } from '@tero/shared/limits';
import { isCitaAhead } from '@tero/shared/rules/quotes/cita';
import { type QuoteContent, quoteDifferences } from '@tero/shared/rules/quotes/differences';
import { quoteState, validUntil } from '@tero/shared/rules/quotes/state';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import { day } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import type { Expected } from '../../http/versions.ts';
import { askedByLink } from '../inquiries/answered.ts';
import { inquiryOf, writerOf } from '../inquiries/asked.ts';
import { requireMayPublish } from '../services/publish/gate.ts';
import { tellQuoteReceived } from './notices.ts';
import { ownOf } from './own.ts';
import * as quotes from './repository.ts';
import { contentOf, quoteView } from './view.ts';

/** The most new or changed quotes of a provider for one pedido that its writer is notified of in a day. */
const mostToldADay = 6;

type Agreed = ResponseOf<typeof contract.agreed>;

/** Returns the caller's quotes, the newest first. */
export async function list({ db, clock }: Deps, { accountId }: Caller): Promise<Quote[]> {
  const now = clock.now();
  const rows = await quotes.list(db, accountId, limits.quotesListed);
  const askedOf = await askedByLink(db, rows, now);
  return rows.map((row) => {
    const asked = row.inquiry_id === null ? undefined : askedOf.get(row.inquiry_id);
    return { ...quoteView(row, now), ...(asked && { asked }) };
  });
}

/** Days in which an accepted quote is something to arrange, days in which the last one shows, and how many show. */
const arranging = { days: 7, lastDays: 30, limit: 10 };

/** Returns the caller's recently accepted quotes (rule QUOTE-29), and the state of the others (rule QUOTE-50). */
export async function agreed({ db, clock }: Deps, { accountId }: Caller): Promise<Omit<Agreed, 'success'>> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const rows = await quotes.listAgreed(db, accountId, { since: ago(arranging.lastDays), limit: arranging.limit });
  const views = rows.map((row) => quoteView(row, now));
  const toArrange = ago(arranging.days);
  return {
    quotes: views.filter(
      ({ accepted_at, done, cita }) =>
        accepted_at !== null && accepted_at >= toArrange && !done && (!cita || isToArrange(cita, now)),
    ),
    // a visit agrees on no work (rule QUOTE-60)
    last: views.find(({ is_visit }) => !is_visit) ?? null,
    open: await quotes.standing(db, accountId, localDay(now)),
  };
}

/** Tells whether the two have yet to find a time: theirs was called off, or passed before both said yes. */
function isToArrange(cita: Cita, now: Date): boolean {
  return cita.state !== 'confirmed' && !isCitaAhead(cita, now);
}

/** Makes a quote and its link, for a provider who may publish (rule QUOTE-1). */
export async function create(
  { db, clock, config }: Deps,
  body: BodyOf<typeof contract.create>,
  caller: Caller,
  settle: Settle<Quote>,
): Promise<Stored<Quote>> {
  const now = clock.now();
  const provider_id = caller.accountId;
  return inTransaction(db, async (trx) => {
    await requireMayPublish(trx, provider_id, now);
    await requireRoom(trx, provider_id, now);
    const { inquiry_token: token, is_visit = false } = body;
    if (is_visit) requireVisit(body);
    const inquiry_id =
      token === undefined || is_visit ? null : await inquiryOf(trx, { token, providerId: provider_id, now });
    const id = await quotes.insert(trx, {
      ...{ provider_id, inquiry_id, by_link: inquiry_id === null ? 0 : 1, is_visit: is_visit ? 1 : 0 },
      token: randomBytes(32).toString('base64url'),
      client_phone: body.client_phone ?? null,
      version_number: 1,
      created_at: now.toISOString(),
    });
    await quotes.insertVersion(trx, versionRow(id, 1, body, now));
    const row = found(await quotes.find(trx, id));
    const told_at = await tellWriter({ trx, now, config }, row);
    return settle(trx, quoteView({ ...row, told_at }, now));
  });
}

/**
 * Makes a new version of an own quote that nobody accepted; the earlier version no longer counts. Makes none when
 * nothing changed and the quote is still valid (rule QUOTE-11).
 */
export async function update(
  { db, clock, config }: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  given: { caller: Caller; expected: Expected<Quote>; settle: Settle<Quote> },
): Promise<Stored<Quote>> {
  const { caller, expected, settle } = given;
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const before = await permitted(trx, id, caller);
    await expected.meets(async () => quoteView(before, now));
    if (before.is_visit === 1) requireVisit(body);
    const number = before.version_number + 1;
    const { guarantee_days = contentOf(found(before.content)).guarantee_days ?? null } = body;
    const version = versionRow(id, number, { ...body, guarantee_days }, now);
    if (isNews(before, version, now)) {
      if (before.version_number >= limits.quoteVersions) throw tooManyVersions();
      // one that is over is open again
      if (localDay(now) > found(before.valid_until)) await requireRoom(trx, caller.accountId, now);
      await quotes.insertVersion(trx, version);
      await quotes.update(trx, id, caller.accountId, { version_number: number });
      await tellWriter({ trx, now, config }, found(await quotes.find(trx, id)));
    }
    // it is on no page: another one is no other version
    await quotes.update(trx, id, caller.accountId, { client_phone: body.client_phone ?? null });
    return settle(trx, quoteView(found(await quotes.find(trx, id)), now));
  });
}

/** Refuses a visit that says more than what it is and its price: the work has a quote of its own (rule QUOTE-60). */
function requireVisit({ works, materials, labour, guarantee_days }: BodyOf<typeof contract.update>): void {
  if (works.length === 1 && materials == null && labour == null && guarantee_days == null) return;
  const message = 'Una visita lleva un solo renglón y su precio. El trabajo va en un presupuesto.';
  throw new AppError('validation_failed', { message, errors: { works: message } });
}

/**
 * Notifies the writer of the pedido that a quote answers and returns the time; null when nobody was notified. A hidden
 * provider's quote has nothing to read (rule QUOTE-17).
 */
async function tellWriter(work: Work, { id, provider_id, token, ...row }: quotes.QuoteRow): Promise<string | null> {
  if (row.inquiry_id === null || provider_id === null) return null;
  const asked = await writerOf(work.trx, row.inquiry_id);
  const made = await quotes.findProvider(work.trx, provider_id);
  if (!asked || !made?.in_sight) return null;
  const yesterday = new Date(work.now.getTime() - day).toISOString();
  const sent = await quotes.countAnswers(work.trx, { inquiryId: row.inquiry_id, provider_id, since: yesterday });
  if (sent > mostToldADay) return null;
  const { total } = quoteTotals(contentOf(found(row.content)));
  const provider = made.company_name ?? made.name;
  const number = row.version_number;
  await tellQuoteReceived(work, { id, number, token, provider, total, asked });
  const told_at = work.now.toISOString();
  await quotes.markTold(work.trx, id, number, told_at);
  return told_at;
}

/** Withdraws an own quote; an accepted one stays. Repeating it changes nothing. */
export async function withdraw({ db, clock }: Deps, id: number, caller: Caller): Promise<void> {
  const withdrawn_at = clock.now().toISOString();
  await inTransaction(db, async (trx) => {
    const { row: quote } = await ownOf(trx, id, caller);
    if (quote.accepted_at !== null) throw accepted();
    if (quote.withdrawn_at === null) await quotes.update(trx, id, caller.accountId, { withdrawn_at });
  });
}

async function permitted(trx: Trx, id: number, caller: Caller): Promise<quotes.QuoteRow> {
  const { row: quote } = await ownOf(trx, id, caller);
  if (quote.accepted_at !== null) throw accepted();
  if (quote.withdrawn_at !== null) {
    throw new AppError('quote_closed', { message: 'Retiraste este presupuesto. Duplicalo para hacer otro.' });
  }
  return quote;
}

/** Tells whether a version says something new, or the one before does not hold any more. */
function isNews(before: quotes.QuoteRow, version: ReturnType<typeof versionRow>, now: Date): boolean {
  const { seen_at, accepted_at, withdrawn_at } = before;
  const valid_until = found(before.valid_until);
  if (quoteState({ valid_until, seen_at, accepted_at, withdrawn_at }, now) === 'vencido') return true;
  if (version.validity_days !== before.validity_days) return true;
  const was = { ...contentOf(found(before.content)), valid_until: '' };
  return quoteDifferences(was, { ...contentOf(version.content), valid_until: '' }).length > 0;
}

function versionRow(quote_id: number, number: number, body: BodyOf<typeof contract.update>, now: Date) {
  const content: QuoteContent = {
    client_name: body.client_name,
    works: body.works,
    materials: body.materials ?? null,
    labour: body.labour ?? null,
    tax: body.tax,
    term: body.term,
    conditions: body.conditions,
    guarantee_days: body.guarantee_days ?? null,
  };
  const { validity_days } = body;
  const valid_until = validUntil(now, validity_days);
  const sent_at = now.toISOString();
  return { quote_id, number, content: JSON.stringify(content), validity_days, sent_at, valid_until };
}

async function requireRoom(trx: Trx, providerId: number, now: Date): Promise<void> {
  const held = await holdAccount(trx, providerId);
  if ((await quotes.countOpen(held, providerId, localDay(now))) < limits.quotesOpen) return;
  const message = `Podés tener hasta ${limits.quotesOpen} presupuestos abiertos a la vez. Retirá alguno para seguir.`;
  throw new AppError('quota_exceeded', { message });
}

function tooManyVersions(): AppError {
  const message = `Este presupuesto ya tiene ${limits.quoteVersions} versiones. Duplicalo y seguí en uno nuevo.`;
  return new AppError('quota_exceeded', { message });
}

function accepted(): AppError {
  return new AppError('quote_closed', {
    message: 'Este presupuesto ya fue aceptado y queda como está. Si algo cambia, duplicalo y mandá uno nuevo.',
  });
}
