import { day } from '@tero/shared/rules/time/durations';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { tellCharge } from './ledger/notices.ts';
import { listCharges } from './ledger/schedule-repository.ts';

const ahead = 3 * day;

/** Notifies providers of a charge three days ahead, once per charge, however often this runs. */
export async function remindOfCharges({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + ahead).toISOString();
  for (const { id, provider_id, amount, next_payment_date } of await listCharges(db, now.toISOString(), until)) {
    if (provider_id === null || next_payment_date === null) continue;
    const charge = { id, provider_id, amount, next_payment_date };
    await inTransaction(db, (trx) => tellCharge({ trx, now, config }, charge));
  }
}
