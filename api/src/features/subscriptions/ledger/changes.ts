import type { PaymentStatus } from '@tero/shared/rules/subscription';
import type { Cents, Instant } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import type { Invoice } from '../../../payments/payments.ts';
import { tellCharged, tellFailed, tellRefunded, tellRestored } from './charge-notices.ts';
import { type Owned, tellActivated, tellCancelled, tellPaused } from './notices.ts';
import type { SubscriptionRow } from './repository.ts';

interface Changed {
  before: SubscriptionRow;
  after: SubscriptionRow & Owned;
  /** the charges that are new with this change */
  charges: readonly {
    invoice: Invoice & { amount: Cents; debitDate: Instant };
    status: PaymentStatus;
    refunded?: Cents;
    disputed?: boolean;
    givenBack: Cents;
    restored: boolean;
    receipt: number | null;
  }[];
}

/**
 * Notifies a provider of what MercadoPago changed (rules NOTI-70 and SUB-97): activation, pause, cancellation, and each
 * charge that was paid, failed, was refunded or came back. The job that expires subscriptions sends notices of ends.
 */
export async function tellChanges(work: Work, { before, after, charges }: Changed): Promise<void> {
  for (const { invoice, status, refunded, disputed, givenBack, restored, receipt } of charges) {
    const charged = { invoiceId: invoice.id, amount: invoice.amount, debitDate: invoice.debitDate };
    if (refunded) await tellRefunded(work, after, { ...charged, refunded, givenBack, disputed });
    else if (status === 'failed')
      await tellFailed(work, after, { ...charged, failure: invoice.payment?.detail, nextTryAt: invoice.nextTryAt });
    else if (receipt !== null && restored) await tellRestored(work, after, { ...charged, receipt });
    else if (receipt !== null) await tellCharged(work, after, { ...charged, receipt });
  }
  if (before.status === after.status) return;
  const { end_date } = after;
  if (after.status === 'active' && end_date !== null) {
    await tellActivated(work, { ...after, end_date }, before.suspended_at);
  }
  if (after.status === 'suspended') await tellPaused(work, after);
  // a checkout that was never paid ends without a notice
  if (after.status === 'cancelled' && after.start_date !== null) await tellCancelled(work, after);
}
