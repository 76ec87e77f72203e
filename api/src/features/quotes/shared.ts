import type { SharedQuote } from '@tero/shared/contract/quotes';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import { badgeOf } from '@tero/shared/rules/verification';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Db, Held, Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { ownAsked } from '../inquiries/answered.ts';
import { takesCodes } from '../phones/takes-codes.ts';
import { cameOf } from './came/view.ts';
import { isAccepter, markAgreed } from './done-repository.ts';
import { type EntryRow, listEntries } from './entry-repository.ts';
import { tellQuoteSeen } from './notices.ts';
import * as quotes from './repository.ts';
import { contentOf, sharedView } from './view.ts';

const gone = 'No encontramos ese presupuesto. Pedile el enlace de nuevo a quien te lo mandó.';

/** A quote that a link opens, and who made it. */
export interface Linked {
  row: quotes.QuoteRow;
  /** null once its provider has left */
  provider: { id: number; name: string; is_verified: boolean; is_reviewed: boolean } | null;
  /** of its libreta */
  entries: readonly EntryRow[];
}

/** Returns the quote of a link. A hidden provider's quote is gone unless it was accepted (rule MOD-8). */
export async function linked(db: Db, token: string): Promise<Linked> {
  const row = found(await quotes.findByToken(db, token), gone);
  const made = row.provider_id === null ? undefined : await quotes.findProvider(db, row.provider_id);
  if (row.accepted_at === null && !made?.in_sight) throw new AppError('not_found', { message: gone });
  const entries = row.accepted_at === null ? [] : await listEntries(db, row.id);
  if (!made) return { row, provider: null, entries };
  return { row, provider: { id: made.id, name: made.company_name ?? made.name, ...badgeOf(made) }, entries };
}

/** Returns the quote of a link, locked until the transaction ends. */
export async function heldByLink(trx: Trx, token: string): Promise<Linked & { held: Held }> {
  const held = await quotes.hold(trx, (await linked(trx, token)).row.id);
  return { ...(await linked(trx, token)), held };
}

export function closed(message: string): AppError {
  return new AppError('quote_closed', { message });
}

/** Returns the provider of an accepted quote; throws where nobody accepted it, or its provider has left. */
export function providerOf({ row, provider }: Pick<Linked, 'row' | 'provider'>) {
  if (row.accepted_at === null) throw closed('Todavía nadie aceptó el presupuesto.');
  if (!provider) throw closed('El proveedor ya no está en Tero.');
  return provider;
}

/** Returns the view of a quote for anybody with the link. */
export function shown(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { row, provider, entries }: Linked,
  caller: Caller | null,
): SharedQuote {
  const isOwn = caller !== null && caller.accountId === row.provider_id;
  return sharedView(row, { provider, entries, isOwn, takesCodes: takesCodes(config), now: clock.now() });
}

/** What reads a quote: also within a transaction. */
type Reader = Pick<Deps, 'config' | 'clock'> & { db: Db };

/** Returns the quote of a link; the writer of the pedido that it answers gets that pedido too (rule QUOTE-31). */
export async function read(deps: Reader, token: string, caller: Caller | null): Promise<SharedQuote> {
  const { db, clock } = deps;
  const quote = await linked(db, token);
  const asked = caller ? await ownAsked(db, caller, quote.row, clock.now()) : undefined;
  const is_accepter =
    caller !== null && quote.row.accepted_at !== null && (await isAccepter(db, quote.row.id, caller.accountId));
  const view = shown(deps, quote, caller);
  const side = view.is_own ? 'provider' : is_accepter ? 'client' : null;
  const cita_came = view.agreement ? await cameOf(db, view.id, side, clock.now()) : undefined;
  return { ...view, ...(is_accepter && { is_accepter }), ...(asked && { asked }), ...(cita_came && { cita_came }) };
}

/**
 * Notes that somebody opened a version, and notifies its provider the first time (rule QUOTE-10); the provider's own
 * views do not count. A person who accepted without a session and is now signed in is recognized by the phone (rule
 * QUOTE-18).
 */
export async function seen(deps: Deps, token: string, number: number, caller: Caller | null): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { row } = await linked(trx, token);
    if (row.provider_id === null || row.provider_id === caller?.accountId) return;
    if (row.accepted_at !== null && caller)
      await claim(trx, row.id, { clientId: caller.accountId, providerId: row.provider_id });
    if (row.version_number !== number || row.withdrawn_at !== null || row.content === null) return;
    if (!(await quotes.markSeen(trx, row.id, number, now.toISOString()))) return;
    const content = contentOf(row.content);
    const isVisit = row.is_visit === 1;
    const told = { id: row.id, number, to: row.provider_id, client: content.client_name, isVisit };
    await tellQuoteSeen({ trx, now, config }, { ...told, total: quoteTotals(content).total });
  });
}

/**
 * Notes the account that accepted, if its confirmed phone did. The work may have been said to be done before anybody
 * knew (rule QUOTE-54).
 */
export async function claim(trx: Trx, id: number, sides: { clientId: number; providerId: number }): Promise<void> {
  const claimed = await quotes.claimAccepted(trx, id, sides.clientId);
  if (claimed?.done_said_at) await markAgreed(trx, { ...sides, since: found(claimed.accepted_at) });
}
