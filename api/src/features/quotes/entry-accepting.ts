import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { quoteEntries as contract } from '@tero/shared/contract/quote-entries';
import type { SharedQuote } from '@tero/shared/contract/quotes';
import { extraAgreementText } from '@tero/shared/rules/quotes/agreement';
import { openEntryKinds } from '@tero/shared/rules/quotes/ledger';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { extraPurpose } from '../../delivery/sms/words.ts';
import type { Deps } from '../../deps/deps.ts';
import { takesCodes } from '../phones/takes-codes.ts';
import { sha256 } from './accepting.ts';
import { requireBothInSight, requireClientCode, sendClientCode } from './client-code.ts';
import { entriesClosed, entryOf } from './entries.ts';
import { tellEntry } from './entry-notices.ts';
import * as entries from './entry-repository.ts';
import { heldByLink, type Linked, linked, providerOf, read } from './shared.ts';

interface Given {
  token: string;
  number: number;
  caller: Caller | null;
}

/** For what a code of an extra is. */
const ofExtra = ({ id }: entries.EntryRow) => `extra ${id}`;

/** Sends a code for one extra to the phone that accepted its quote (rule QUOTE-56). */
export async function askEntryCode(deps: Deps, { token, number, caller }: Given): Promise<void> {
  const { db, clock, config } = deps;
  if (!takesCodes(config)) throw new AppError('texts_unavailable');
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const quote = await linked(trx, token);
    const provider = requireAgreed(quote, caller);
    const entry = entryOf(quote, number);
    await requireOpen({ db: trx, config, clock }, { quote, entry, caller });
    await requireBothInSight(trx, quote.row.id, entriesClosed);
    const { name, is_reviewed: isVerified } = provider;
    const purpose = extraPurpose(name, { isVerified, amount: entry.pesos });
    await sendClientCode({ trx, now, config }, quote, { what: ofExtra(entry), purpose });
  });
}

/**
 * Accepts an extra by the code, and stores its text with a hash as of the quote itself. The same call again gets what
 * was stored.
 */
export async function acceptExtra(
  deps: Deps,
  { token, number, caller }: Given,
  { amount, code }: BodyOf<typeof contract.accept>,
): Promise<SharedQuote> {
  const { db, clock, config } = deps;
  const before = await linked(db, token);
  requireAgreed(before, caller);
  // a wrong code counts even if the rest fails
  await requireClientCode(deps, token, { what: ofExtra(entryOf(before, number)), code });
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const quote = await heldByLink(trx, token);
    const { row } = quote;
    const provider = requireAgreed(quote, caller);
    const entry = entryOf(quote, number);
    if (entry.state === 'accepted') return;
    await requireOpen({ db: trx, config, clock }, { quote, entry, caller }, amount);
    await requireBothInSight(trx, row.id, entriesClosed);
    const accepted_at = now.toISOString();
    const [accepted_name, accepted_phone] = [found(row.accepted_name), found(row.accepted_phone)];
    const agreement_text = extraAgreementText({
      ...{ id: row.id, fingerprint: found(row.fingerprint), number, text: entry.text, amount: entry.pesos },
      ...{ provider_id: provider.id, provider_name: provider.name, accepted_name, accepted_phone, accepted_at },
    });
    await entries.acceptEntry(trx, entry.id, { accepted_at, agreement_text, fingerprint: sha256(agreement_text) });
    const told = { id: row.id, token, what: 'accepted', entry, who: accepted_name } as const;
    await tellEntry({ trx, now, config }, { ...told, to: provider.id });
  });
  return read(deps, token, caller);
}

function requireAgreed(quote: Linked, caller: Caller | null) {
  const provider = providerOf(quote);
  if (caller?.accountId === provider.id) {
    throw new AppError('forbidden', { message: 'Este adicional es tuyo: lo tiene que aceptar tu cliente.' });
  }
  return provider;
}

interface Wanted {
  quote: Linked;
  entry: entries.EntryRow;
  caller: Caller | null;
}

/** Throws, with what is there now, unless an extra waits for its client, with the amount that the person saw. */
async function requireOpen(
  deps: Pick<Deps, 'config' | 'clock'> & { db: Trx },
  { quote, entry, caller }: Wanted,
  amount = entry.pesos,
): Promise<void> {
  const { done_said_at: at, token } = quote.row;
  const extra = { current: await read(deps, token, caller) };
  const refuse = (message: string) => new AppError('quote_closed', { message, extra });
  if (entry.state === 'withdrawn') throw refuse('El proveedor lo retiró.');
  if (entry.state === 'accepted') throw refuse('Este adicional ya fue aceptado.');
  if (entry.state === 'noted') throw refuse('Un pago no se acepta: ya está anotado.');
  if (openEntryKinds({ done: at === null ? null : { at } }, deps.clock.now()).length === 0)
    throw refuse('La libreta ya se cerró.');
  if (entry.pesos !== amount)
    throw new AppError('quote_changed', { message: 'El adicional cambió. Fijate en el monto.', extra });
}
