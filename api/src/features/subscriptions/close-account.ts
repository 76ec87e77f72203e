import { hour } from '@tero/shared/rules/time/durations';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { PaymentsUnavailable } from '../../payments/payments.ts';
import { cancelKey } from './cancel.ts';
import { isBegun, rememberGrant } from './first-month/first-charge.ts';
import * as subscriptions from './ledger/repository.ts';
import { isOpen, listOf } from './ledger/repository.ts';
import { listToEnd } from './ledger/schedule-repository.ts';
import * as receipts from './receipts/repository.ts';

const batch = 20;

/**
 * Anonymises the subscriptions of an account that is being deleted: amounts and dates stay, as the law demands, and
 * hashes by which the person's first month is known again (rule SUB-70).
 * `endAtMercadoPago` cancels them at MercadoPago.
 */
export async function closeAccount(work: Work, accountId: number): Promise<void> {
  const { trx, now } = work;
  await subscriptions.lockProvider(trx, accountId);
  await receipts.forgetPayer(trx, accountId);
  for (const row of await listOf(trx, accountId)) {
    if (isBegun(row)) await rememberGrant(work, row);
    const isCharged = row.mp_id !== null && row.mp_status !== 'cancelled' && row.mp_status !== 'finished';
    await subscriptions.update(
      trx,
      row.id,
      {
        provider_id: null,
        payer_email: null,
        mp_payer_id: null,
        init_point: null,
        auto_renewal: 0,
        ...(isOpen(row) && { status: 'cancelled' as const }),
        ...(isCharged && { cancel_at_mp: 1 as const, next_check_at: now.toISOString() }),
      },
      now,
    );
  }
}

/** Cancels agreements at MercadoPago that are over here; retries until it succeeds. */
export async function endAtMercadoPago({ db, clock, payments, log }: Deps): Promise<void> {
  for (const row of await listToEnd(db, clock.now().toISOString(), batch)) {
    const now = clock.now();
    // the time of a retry, in case this try fails
    await subscriptions.update(db, row.id, { next_check_at: new Date(now.getTime() + hour).toISOString() }, now);
    try {
      const agreement = row.mp_id && (await payments.cancel(row.mp_id, cancelKey(row)));
      if (agreement && agreement.status !== 'cancelled' && agreement.status !== 'finished') {
        log.error({ subscription: row.id, status: agreement.status }, 'MercadoPago does not end an agreement');
        continue;
      }
      await subscriptions.update(db, row.id, { cancel_at_mp: 0, mp_status: 'cancelled' }, now);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      log.warn({ subscription: row.id, reason: error.message }, 'MercadoPago does not answer');
      return;
    }
  }
}
