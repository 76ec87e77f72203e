import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import { formatPesos } from '@tero/shared/rules/money/money';
import { failureReason } from '@tero/shared/rules/plan/failure';
import { capitalised } from '@tero/shared/rules/text/letters';
import { longDate } from '@tero/shared/rules/time/time';

type Failure = NonNullable<AdminPayment['failure']>;
export type FailedPayment = AdminPayment & { failure: Failure };

/** Says why a charge failed: 'La tarjeta no tiene saldo suficiente'. */
export function whyText({ code }: Failure, isRecorded: boolean): string {
  if (!isRecorded) return 'Se registró a mano como fallido';
  return capitalised(failureReason(code) ?? 'Mercado Pago no dijo por qué');
}

/** Says what happens next with a failed charge: what Mercado Pago does, or what the team has to do. */
export function nextText(failure: Failure, isRecorded: boolean): string {
  const { settled_note, paid_since, next_try_at, tries_over } = failure;
  if (settled_note !== null) return 'Nada: el equipo lo marcó como resuelto';
  if (paid_since) return 'Nada: después hubo un cobro pago';
  if (!isRecorded) return 'Cambiá su estado si se pagó, o marcalo como resuelto';
  if (tries_over)
    return 'Mercado Pago no intenta más: hay que escribirle para que cambie la tarjeta y se suscriba de nuevo';
  if (next_try_at && next_try_at > new Date().toISOString())
    return `Mercado Pago vuelve a intentar el ${longDate(next_try_at)}. Ya le avisamos al proveedor`;
  return 'Mercado Pago vuelve a intentar en estos días. Ya le avisamos al proveedor';
}

/** Returns a draft of the team's message to the provider. */
export function messageFor({ Provider, amount, failure, is_recorded }: FailedPayment): {
  subject: string;
  message: string;
} {
  const why = is_recorded && failureReason(failure.code);
  const name = Provider?.name.split(' ')[0] ?? '';
  const what = `Hola ${name}: Mercado Pago no pudo cobrar ${formatPesos(amount)} de tu suscripción${why ? `: ${why}` : ''}.`;
  const step = failure.tries_over
    ? 'No va a intentar de nuevo: revisá tu tarjeta y suscribite otra vez en «Mi suscripción».'
    : 'Va a intentar de nuevo: revisá tu tarjeta, o cambiala en tu cuenta de Mercado Pago, en Suscripciones.';
  const message = `${what}\n\n${step}\n\nSi necesitás ayuda, escribinos desde Contacto.`;
  return { subject: 'No pudimos cobrar tu suscripción', message };
}
