import { hour } from '@tero/shared/rules/time/durations';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { PaymentsUnavailable } from '../../payments/payments.ts';
import { cancelKey } from './cancel.ts';
import { isBegun, rememberGrant } from './first-month/first-charge.ts';
import { refreshEntitlement } from './ledger/entitlement.ts';
import * as payments from './ledger/payment-repository.ts';
import * as subscriptions from './ledger/repository.ts';
import { isOpen, listOf, type SubscriptionRow } from './ledger/repository.ts';
import { listToEnd } from './ledger/schedule-repository.ts';
import { abandoned } from './mercadopago/reconcile.ts';
import * as receipts from './receipts/repository.ts';

const batch = 20;

/**
 * Anonymises the subscriptions of an account that is being deleted. The law requires that amounts and dates stay. The
 * hashes that recognise the person's first month stay too (rule SUB-70). `endAtMercadoPago` cancels the subscriptions
 * at MercadoPago.
 */
export async function closeAccount(work: Work, accountId: number): Promise<void> {
  const { trx, now } = work;
  await subscriptions.lockProvider(trx, accountId);
  await receipts.forgetPayer(trx, accountId);
  await payments.forgetNotes(trx, accountId);
  for (const row of await listOf(trx, accountId)) {
    if (isBegun(row)) await rememberGrant(work, row);
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
        ...(mayCharge(row) && toEnd(now)),
      },
      now,
    );
  }
}

/**
 * Ends the charges that MercadoPago may still make for an account that is awaiting its deletion. Paid or granted time
 * stays until its end (rule SUB-73). Returns whether there were any. `endAtMercadoPago` cancels them at MercadoPago.
 */
export async function stopCharges(work: Work, accountId: number): Promise<boolean> {
  const { trx, now } = work;
  await subscriptions.lockProvider(trx, accountId);
  const rows = await listOf(trx, accountId);
  for (const row of rows) if (isBegun(row)) await rememberGrant(work, row);
  const charged = rows.filter((row) => row.status === 'pending' || mayCharge(row));
  for (const row of charged) {
    const ending = row.status === 'pending' ? abandoned(row, now) : { auto_renewal: 0 as const, ...toEnd(now) };
    const over = row.status !== 'pending' && isOpen(row) && { status: 'cancelled' as const, suspended_at: null };
    await subscriptions.update(trx, row.id, { ...ending, ...over }, now);
  }
  if (charged.length > 0) await refreshEntitlement(trx, accountId, now);
  return charged.some(({ status }) => status !== 'pending');
}

function mayCharge({ mp_id, mp_status }: SubscriptionRow): boolean {
  return mp_id !== null && mp_status !== 'cancelled' && mp_status !== 'finished';
}

const toEnd = (now: Date) => ({ cancel_at_mp: 1 as const, next_check_at: now.toISOString() });

/** Cancels at MercadoPago the agreements that have ended here. Retries until it succeeds. */
export async function endAtMercadoPago({ db, clock, payments: gateway, log }: Deps): Promise<void> {
  for (const row of await listToEnd(db, clock.now().toISOString(), batch)) {
    const now = clock.now();
    // stores the time of a retry first, in case this attempt fails
    await subscriptions.update(db, row.id, { next_check_at: new Date(now.getTime() + hour).toISOString() }, now);
    try {
      const agreement = row.mp_id && (await gateway.cancel(row.mp_id, cancelKey(row)));
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
