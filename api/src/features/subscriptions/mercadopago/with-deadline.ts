import { AppError } from '../../../core/errors.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../payments/payments.ts';
import { within } from '../../../payments/timeout.ts';

/** Milliseconds after which a waiting caller gets `payments_unavailable`. */
const timeLimit = 10_500;

const refused = 'Mercado Pago no aceptó ese email. Usá el email de tu cuenta de Mercado Pago.';

/**
 * Returns the result of work with MercadoPago within the deadline; throws `payments_unavailable`, or a fault of `field`
 * when MercadoPago refuses.
 */
export async function withDeadline<T>(
  work: Promise<T>,
  { field, message } = { field: 'payer_email', message: refused },
): Promise<T> {
  try {
    return await within(timeLimit, work);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new AppError('payments_unavailable');
    if (!(error instanceof PaymentRefused)) throw error;
    throw new AppError('validation_failed', { message, errors: { [field]: message } });
  }
}
