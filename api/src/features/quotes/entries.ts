import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { quoteEntries as contract } from '@tero/shared/contract/quote-entries';
import type { SharedQuote } from '@tero/shared/contract/quotes';
import { entryLimits } from '@tero/shared/contract/quotes-entry';
import { mayTakeBack, openEntryKinds } from '@tero/shared/rules/quotes/ledger';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import { clientOf } from './cita-repository.ts';
import { requireBothInSight } from './client-code.ts';
import { tellEntry } from './entry-notices.ts';
import * as entries from './entry-repository.ts';
import { ownOf } from './own.ts';
import { closed, type Linked, linked, providerOf, read } from './shared.ts';

export const entriesClosed = 'Por ahora no se puede agregar ni aceptar nada en este presupuesto.';
const entryGone = 'Eso ya no está en la libreta. Recargá la página.';

/** Adds an extra or a payment to an own accepted quote: an extra counts once its client accepts it (rule QUOTE-55). */
export async function add(
  { db, clock, config }: Deps,
  { id, caller }: { id: number; caller: Caller },
  { kind, text, amount: pesos }: BodyOf<typeof contract.add>,
  settle: Settle<SharedQuote>,
): Promise<Stored<SharedQuote>> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const quote = await agreedOf(trx, id, caller);
    const { token, done_said_at } = quote.row;
    const is_visit = quote.row.is_visit === 1;
    const open = openEntryKinds({ done: done_said_at === null ? null : { at: done_said_at }, is_visit }, now);
    if (!open.includes(kind)) {
      const paymentsOnly = is_visit
        ? 'Es una visita: el trabajo va en un presupuesto. Podés anotar pagos.'
        : 'El trabajo ya está hecho. Podés anotar pagos.';
      throw closed(open.length > 0 ? paymentsOnly : 'La libreta ya se cerró.');
    }
    await requireBothInSight(trx, id, entriesClosed);
    const count = await entries.countEntries(quote.held, id);
    if (count >= entryLimits.entries) {
      const message = `La libreta de un presupuesto tiene hasta ${entryLimits.entries} renglones.`;
      throw new AppError('quota_exceeded', { message });
    }
    const entry = { number: count + 1, kind, text, pesos };
    const state = kind === 'extra' ? 'proposed' : 'noted';
    await entries.insertEntry(trx, { ...entry, quote_id: id, state, created_at: now.toISOString() });
    const told = { id, token, what: 'added', entry, who: quote.provider.name } as const;
    await tellEntry({ trx, now, config }, { ...told, to: await clientOf(trx, id) });
    return settle(trx, await read({ db: trx, clock, config }, token, caller));
  });
}

/** Takes back an own extra that nobody accepted, or a payment that was noted of late. Repeating it changes nothing. */
export async function takeBack(
  { db, clock, config }: Deps,
  { id, number, caller }: { id: number; number: number; caller: Caller },
): Promise<SharedQuote> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const quote = await agreedOf(trx, id, caller);
    const { token } = quote.row;
    const entry = entryOf(quote, number);
    if (entry.state !== 'withdrawn') {
      if (entry.state === 'accepted') throw closed('Ese adicional ya fue aceptado y queda como está.');
      if (!mayTakeBack(entry, now))
        throw closed(`Un pago se anula en las ${entryLimits.paymentHours} horas de anotado.`);
      await entries.withdrawEntry(trx, entry.id);
      const told = { id, token, what: 'withdrawn', entry, who: quote.provider.name } as const;
      await tellEntry({ trx, now, config }, { ...told, to: await clientOf(trx, id) });
    }
    return read({ db: trx, clock, config }, token, caller);
  });
}

/** Returns an entry of a quote. */
export function entryOf(quote: Pick<Linked, 'entries'>, number: number): entries.EntryRow {
  return found(
    quote.entries.find((entry) => entry.number === number),
    entryGone,
  );
}

/** Returns an own accepted quote, locked. */
async function agreedOf(trx: Trx, id: number, caller: Caller) {
  const { held, row } = await ownOf(trx, id, caller);
  const quote = await linked(trx, row.token);
  return { ...quote, held, provider: providerOf(quote) };
}
