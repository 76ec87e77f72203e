import { createHash } from 'node:crypto';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { quotes as contract, SharedQuote } from '@tero/shared/contract/quotes';
import { agreementText } from '@tero/shared/rules/quotes/agreement';
import { type QuoteState, quoteState } from '@tero/shared/rules/quotes/state';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptingPurpose } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import { requireCode, sendCode } from '../phones/codes.ts';
import { takesCodes } from '../phones/takes-codes.ts';
import { ofQuote } from './client-code.ts';
import { tellQuoteAccepted, tellQuoteAgreed } from './notices.ts';
import * as quotes from './repository.ts';
import { type Linked, linked, read, shown } from './shared.ts';
import { contentOf } from './view.ts';

/** Sends a code to the phone of a person who wants to accept a version. */
export async function askCode(deps: Deps, token: string, body: BodyOf<typeof contract.askCode>): Promise<void> {
  const { db, clock, config } = deps;
  if (!takesCodes(config)) throw new AppError('texts_unavailable');
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const quote = await linked(trx, token);
    const { row, provider } = quote;
    requireOpen({ config, clock }, quote, body.version_number);
    const { total } = quoteTotals(contentOf(found(row.content)));
    const { name, is_reviewed: isVerified } = found(provider);
    const purpose = acceptingPurpose(name, { isVerified, isVisit: row.is_visit === 1, total });
    const about = { purpose, isVerified, client: row.client_phone, sentAt: found(row.sent_at) };
    await sendCode(
      { trx, now, config },
      { of: ofQuote(row.id), phone: body.phone, version: body.version_number },
      about,
    );
  });
}

/**
 * Accepts the version that the body names, by the code. It stores one text with its hash: the content, the person and
 * the time (rule QUOTE-13). A repeat by the same person gets the stored acceptance.
 */
export async function accept(
  deps: Deps,
  token: string,
  { version_number, name, phone, code }: BodyOf<typeof contract.accept>,
  caller: Caller | null,
): Promise<SharedQuote> {
  const { db, clock, config } = deps;
  const before = await linked(db, token);
  if (caller && caller.accountId === before.row.provider_id) {
    throw new AppError('forbidden', { message: 'Este presupuesto es tuyo: lo tiene que aceptar tu cliente.' });
  }
  // a wrong code counts even if the rest fails
  await requireCode(deps, { of: ofQuote(before.row.id), phone, version: version_number }, code).catch(
    (wrong: unknown) => {
      // whose phone accepted it is told to nobody by a code that is wrong (rule TRUST-36)
      requireOpen(deps, before, version_number);
      throw wrong;
    },
  );
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await quotes.hold(trx, before.row.id);
    const quote = await linked(trx, token);
    const { row, provider } = quote;
    if (row.accepted_phone === phone) return;
    requireOpen({ config, clock }, quote, version_number);
    const [content, { id: provider_id, name: provider_name }] = [contentOf(found(row.content)), found(provider)];
    const accepted = { accepted_name: name, accepted_phone: phone, accepted_at: now.toISOString() };
    const valid_until = found(row.valid_until);
    const whole = { ...content, ...accepted, id: row.id, version_number, provider_id, provider_name, valid_until };
    const isVisit = row.is_visit === 1;
    const accepted_text = agreementText({ ...whole, is_visit: isVisit });
    const accepted_by = caller?.kind === 'user' ? caller.accountId : null;
    await quotes.accept(trx, row.id, { ...accepted, accepted_by, accepted_text, fingerprint: sha256(accepted_text) });
    await quotes.markSeen(trx, row.id, version_number, now.toISOString());
    const { total } = quoteTotals(content);
    const told = { id: row.id, number: version_number, to: provider_id, client: name, total, isVisit };
    await tellQuoteAccepted({ trx, now, config }, told);
    const copy = { ...told, token, to: accepted_by, provider: provider_name };
    await tellQuoteAgreed({ trx, now, config }, copy);
  });
  return read(deps, token, caller);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

const closed: Partial<Record<QuoteState, string>> = {
  aceptado: 'Este presupuesto ya fue aceptado.',
  retirado: 'El proveedor retiró este presupuesto.',
  vencido: 'Este presupuesto venció. Pedile al proveedor que lo renueve.',
};

/** Throws, with what is there now, where a version is over or its time is. */
function requireOpen(deps: Pick<Deps, 'config' | 'clock'>, quote: Linked, versionNumber: number): void {
  const { row } = quote;
  const current = () => ({ current: shown(deps, quote, null) });
  const { seen_at, accepted_at, withdrawn_at } = row;
  const facts = { valid_until: row.valid_until ?? '', seen_at, accepted_at, withdrawn_at };
  const message = closed[quoteState(facts, deps.clock.now())];
  if (message) throw new AppError('quote_closed', { message, extra: current() });
  if (row.version_number !== versionNumber) throw new AppError('quote_changed', { extra: current() });
}
