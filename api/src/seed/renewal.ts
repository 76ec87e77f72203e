import { addMonths } from '@tero/shared/rules/time/time';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps/deps.ts';
import { refreshEntitlement } from '../features/subscriptions/ledger/entitlement.ts';
import { insertAll } from './insert.ts';
import { insertReceipts, paymentRow } from './subscriptions.ts';

/**
 * Pays the due months of the demo's subscriptions at a start, because MercadoPago does not know them. Otherwise a demo
 * that is a month old would begin empty.
 */
export async function renewDemo({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const at = now.toISOString();
  const due = await db
    .selectFrom('subscriptions')
    .select(['id', 'provider_id', 'reference', 'end_date'])
    .where('reference', 'like', 'demo-%')
    .where('status', '=', 'active')
    .where('end_date', '<=', at)
    .orderBy('id')
    .execute();
  for (const { id, provider_id, reference, end_date } of due) {
    if (provider_id === null || end_date === null) continue;
    const paid: string[] = [];
    let end = end_date;
    for (; end <= at; end = addMonths(new Date(end), 1).toISOString()) paid.push(end);
    await inTransaction(db, async (trx) => {
      const rows = paid.map((on) => paymentRow(provider_id, id, reference, on));
      await insertAll(trx, 'payments', rows);
      await insertReceipts(trx);
      const changes = { end_date: end, next_payment_date: end, updated_at: at };
      await trx.updateTable('subscriptions').set(changes).where('id', '=', id).execute();
      await refreshEntitlement(trx, provider_id, now);
    });
  }
}
