import type { PaymentStatus } from '@tero/shared/rules/subscription';
import type { Cents } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import type { Invoice } from '../../../payments/payments.ts';
import { type Owned, tellActivated, tellCancelled, tellFailed, tellPaused, tellRefunded } from './notices.ts';
import type { SubscriptionRow } from './repository.ts';

interface Changed {
  before: SubscriptionRow;
  after: SubscriptionRow & Owned;
  /** the charges that are new with this change */
  charges: readonly { invoice: Invoice; status: PaymentStatus; refunded?: Cents; givenBack: Cents }[];
}

/**
 * Notifies a provider of MercadoPago's changes (rule NOTI-70): activation, pause, cancellation, failed charges,
 * refunds. The job that expires subscriptions announces their ends.
 */
export async function tellChanges(work: Work, { before, after, charges }: Changed): Promise<void> {
  for (const { invoice, status, refunded, givenBack } of charges) {
    const charged = { invoiceId: invoice.id, amount: invoice.amount, debitDate: invoice.debitDate };
    if (refunded) await tellRefunded(work, after, { ...charged, refunded, givenBack });
    else if (status === 'failed') await tellFailed(work, after, charged);
  }
  if (before.status === after.status) return;
  const { end_date } = after;
  if (after.status === 'active' && end_date !== null) {
    await tellActivated(work, { ...after, end_date }, before.suspended_at);
  }
  if (after.status === 'suspended') await tellPaused(work, after);
  // a checkout that was never paid ends in silence
  if (after.status === 'cancelled' && after.start_date !== null) await tellCancelled(work, after);
}
