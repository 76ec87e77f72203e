import { limits } from '@tero/shared/limits';
import { formatPesos, toPesos } from '@tero/shared/rules/money/money';
import { day } from '@tero/shared/rules/time/durations';
import { localDay, longDate, shortDate } from '@tero/shared/rules/time/time';
import type { Cents, Instant } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';
import type { SubscriptionRow } from './repository.ts';

/** A subscription whose provider's account still exists. */
export type Owned = Pick<SubscriptionRow, 'id' | 'status' | 'start_date' | 'end_date' | 'auto_renewal'> & {
  provider_id: number;
};

const price = formatPesos(limits.subscriptionPrice);
const howToEnd =
  'Podés cancelar la suscripción cuando quieras en Configuración, «Mi suscripción». Si la cancelás, no te cobramos más y tus servicios se siguen viendo hasta que termine tu período.';

/** Notifies the provider of an activation; `again`: of the end of a pause, which began at that instant. */
export function tellActivated(work: Work, row: Owned & { end_date: string }, again?: Instant | null): Promise<boolean> {
  const { id, provider_id, end_date, auto_renewal } = row;
  const isChargedNow = auto_renewal === 1 && Date.parse(end_date) - work.now.getTime() < day;
  const which = again ? 'próximo' : 'primer';
  const renews = `La suscripción cuesta ${price} por mes, IVA incluido, y se renueva cada mes.`;
  const until = isChargedNow
    ? `Mercado Pago hace ahora el primer cobro. ${renews}`
    : auto_renewal === 1
      ? `El ${which} cobro es el ${longDate(end_date)}. ${renews}`
      : `La suscripción vale hasta el ${longDate(end_date)}. Después podés suscribirte de nuevo.`;
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_activated',
    title: 'Tu suscripción está activa',
    message: `Ya podés publicar servicios. ${until}`,
    sms: `Tu suscripción está activa. Ya podés publicar servicios. ${isChargedNow ? 'Mercado Pago hace ahora el primer cobro' : `${auto_renewal === 1 ? `El ${which} cobro es` : 'La suscripción vale hasta'} el ${shortDate(end_date)}`}.`,
    link: '/create_service',
    key: again ? `${id}:${end_date}:${again}` : `${id}:${end_date}`,
    ...(auto_renewal === 1 && {
      mail: {
        paragraphs: [`Ya podés publicar servicios. ${until}`, howToEnd],
      },
    }),
  });
}

/**
 * Notifies the provider of the end of access: nothing was paid in time, or a cancelled subscription reached its end.
 */
export function tellEnded(
  work: Work,
  { id, provider_id, end_date, status }: Pick<Owned, 'id' | 'provider_id' | 'status'> & { end_date: string },
): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_expired',
    title: status === 'cancelled' ? 'Tu suscripción terminó' : 'Tu suscripción venció',
    message: 'Tus servicios ya no se muestran. Si te suscribís de nuevo, los volvemos a mostrar como estaban.',
    link: '/subscription-plans',
    key: `${id}:${end_date}`,
  });
}

/** Notifies of a charge some days ahead, once per charge. */
export function tellCharge(
  work: Work,
  {
    id,
    provider_id,
    amount,
    next_payment_date,
  }: { id: number; provider_id: number; amount: Cents; next_payment_date: string },
): Promise<boolean> {
  const on = longDate(next_payment_date);
  return notify(work, {
    accountId: provider_id,
    type: 'payment_reminder',
    title: 'Se acerca el cobro de tu suscripción',
    message: `El ${on} Mercado Pago te cobra ${formatPesos(toPesos(amount))}.`,
    link: '/subscription',
    key: `${id}:${localDay(new Date(next_payment_date))}`,
  });
}

/**
 * Notifies the provider of a pause at MercadoPago, which ends the access at once. The text calls it a suspension,
 * because a pause is the provider's own.
 */
export function tellPaused(work: Work, { id, provider_id }: Owned): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_paused',
    title: 'Tu suscripción está suspendida',
    message:
      'Tus servicios ya no se muestran. Para que vuelvan a verse, reactivá la suscripción en tu cuenta de Mercado Pago o suscribite de nuevo.',
    sms: 'Tu suscripción está suspendida y tus servicios ya no se muestran. Reactivala en tu cuenta de Mercado Pago o suscribite de nuevo en Tero.',
    link: '/subscription',
    key: `${id}:${work.now.toISOString()}`,
  });
}

/** Notifies the provider of a cancellation, whoever cancelled, once for each subscription. */
export function tellCancelled(work: Work, { id, provider_id, end_date }: Owned): Promise<boolean> {
  const isAhead = end_date !== null && end_date > work.now.toISOString();
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_cancelled',
    title: 'Tu suscripción está cancelada',
    message: isAhead
      ? `No te cobramos más. Tus servicios se siguen viendo hasta el ${longDate(end_date)}.`
      : 'No te cobramos más. Tus servicios ya no se muestran. Si te suscribís de nuevo, los volvemos a mostrar.',
    link: isAhead ? '/subscription' : '/subscription-plans',
    key: `${id}`,
    mail: { action: isAhead ? toOwn : { label: 'Ver el plan', path: '/subscription-plans' } },
  });
}

const toOwn = { label: 'Ver mi suscripción', path: '/subscription' };

/**
 * Notifies the provider that a paid checkout ends, because the person's first month was granted elsewhere meanwhile.
 */
export function tellGivenUp(work: Work, { id, provider_id }: Pick<Owned, 'id' | 'provider_id'>): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_cancelled',
    title: 'Tu suscripción no se activó',
    message:
      'Ya tuviste el mes gratis con otra cuenta. No se te cobró nada. Para publicar, suscribite de nuevo, esta vez sin el mes gratis.',
    sms: 'Tu suscripción no se activó: ya tuviste el mes gratis con otra cuenta. No se te cobró nada. Podés suscribirte de nuevo, sin el mes gratis.',
    link: '/subscription-plans',
    key: `${id}`,
    mail: { action: { label: 'Ver el plan', path: '/subscription-plans' } },
  });
}
