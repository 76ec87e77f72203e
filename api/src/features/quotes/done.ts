import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { QuoteSide } from '@tero/shared/contract/quotes-cita';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { isAccepter, markAgreed, markDone } from './done-repository.ts';
import { tellWorkDone } from './notices.ts';
import { claim, closed, heldByLink, type Linked, providerOf, read } from './shared.ts';
import { contentOf } from './view.ts';

/**
 * Notes that one side of an accepted quote says that the work is done, and notifies the other. The client's reviews
 * since the acceptance are of agreed work from then on (rule QUOTE-54). What was said stands: a repeat changes nothing.
 */
export async function sayDone(deps: Deps, token: string, caller: Caller): Promise<SharedQuote> {
  const { db, clock, config } = deps;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const quote = await heldByLink(trx, token);
    const { row } = quote;
    const { id } = row;
    const { side, provider: made } = await sideOf(trx, quote, caller);
    if (row.is_visit === 1) throw closed('Es una visita. El trabajo va en un presupuesto aparte.');
    const said = await markDone(trx, id, { at: now.toISOString(), side });
    if (!said) return;
    const { accepted_by: clientId, accepted_at: since } = said;
    const isMarked =
      clientId !== null && (await markAgreed(trx, { clientId, providerId: made.id, since: found(since) }));
    const { total } = quoteTotals(contentOf(found(row.content)));
    const told = { id, token, side, total, isMarked, client: found(row.accepted_name), provider: made.name };
    await tellWorkDone({ trx, now, config }, { ...told, to: side === 'client' ? made.id : clientId });
  });
  return read(deps, token, caller);
}

/** Returns on which side of an accepted quote the caller is. */
export async function sideOf(trx: Trx, quote: Pick<Linked, 'row' | 'provider'>, { accountId }: Caller) {
  const provider = providerOf(quote);
  const { id } = quote.row;
  if (provider.id === accountId) return { side: 'provider' as QuoteSide, provider };
  await claim(trx, id, { clientId: accountId, providerId: provider.id });
  if (!(await isAccepter(trx, id, accountId))) {
    throw new AppError('forbidden', { message: 'Esto es para el proveedor y quien aceptó el presupuesto.' });
  }
  return { side: 'client' as QuoteSide, provider };
}
