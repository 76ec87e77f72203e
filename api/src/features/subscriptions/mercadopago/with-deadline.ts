import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { mercadoPagoFailures } from '../../../core/meters.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../payments/payments.ts';
import { within } from '../../../payments/timeout.ts';

/** Milliseconds after which a waiting caller gets `payments_unavailable`. */
const timeLimit = 10_500;

const refusedPayer = 'Mercado Pago no aceptó ese email. Usá el email de tu cuenta de Mercado Pago.';
const refused =
  'Mercado Pago no aceptó la solicitud, y no es por tus datos. No se cobró nada. Probá más tarde o escribinos desde Contacto.';

/**
 * Returns the result of a call to MercadoPago within the deadline. When it fails, throws `payments_unavailable` and
 * warns the operator. When MercadoPago refuses, throws a fault: of the payer's email if the refusal is about the payer,
 * or of the field `asked`.
 */
export async function withDeadline<T>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  work: Promise<T>,
  asked?: { field: string; message: string },
): Promise<T> {
  try {
    return await within(timeLimit, work);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      mercadoPagoFailures.inc({});
      log.warn({ reason: error.message }, 'MercadoPago does not answer somebody who waits');
      throw new AppError('payments_unavailable');
    }
    if (!(error instanceof PaymentRefused)) throw error;
    if (!asked && !error.isOfPayer) throw new AppError('payments_unavailable', { message: refused });
    const { field, message } = asked ?? { field: 'payer_email', message: refusedPayer };
    throw new AppError('validation_failed', { message, errors: { [field]: message } });
  }
}
