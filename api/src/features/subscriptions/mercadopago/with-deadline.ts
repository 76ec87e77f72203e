import { AppError } from '../../../core/errors.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../payments/payments.ts';
import { within } from '../../../payments/timeout.ts';

/** Milliseconds after which somebody who waits is told that MercadoPago does not answer. */
const patience = 10_500;

const refused = 'MercadoPago no aceptó ese email. Usá el email de tu cuenta de MercadoPago.';

/** What somebody waits for and MercadoPago has a part in: its outcome, or a clear word in time. */
export async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await within(patience, work);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new AppError('payments_unavailable');
    if (!(error instanceof PaymentRefused)) throw error;
    throw new AppError('validation_failed', { message: refused, errors: { payer_email: refused } });
  }
}
