import { limits } from '@tero/shared/limits';
import { formatPesos, formatPrice, toPesos } from '@tero/shared/rules/money/money';
import { day } from '@tero/shared/rules/time/durations';
import { localDay, longDate } from '@tero/shared/rules/time/time';
import type { Cents, Instant } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';
import type { SubscriptionRow } from './repository.ts';

/** A subscription whose provider's account still exists. */
export type Owned = Pick<SubscriptionRow, 'id' | 'status' | 'start_date' | 'end_date' | 'auto_renewal'> & {
  provider_id: number;
};

const price = formatPrice(limits.subscriptionPrice);
const howToEnd =
  'La cancelás cuando quieras en Configuración, «Mi suscripción»: no se te cobra más, y tus servicios se siguen viendo hasta el fin de lo que ya pagaste o tenés.';

/** Tells of an activation; `again`: of the end of a pause, by the instant at which that began. */
export function tellActivated(work: Work, row: Owned & { end_date: string }, again?: Instant | null): Promise<boolean> {
  const { id, provider_id, end_date, auto_renewal } = row;
  const isChargedNow = auto_renewal === 1 && Date.parse(end_date) - work.now.getTime() < day;
  const renews = `Son ${price} al mes, IVA incluido, y se renueva cada mes.`;
  const until = isChargedNow
    ? `El primer cobro se hace ahora. ${renews}`
    : auto_renewal === 1
      ? `El ${again ? 'próximo' : 'primer'} cobro es el ${longDate(end_date)}. ${renews}`
      : `Válida hasta el ${longDate(end_date)}, y no se renueva sola.`;
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_activated',
    title: 'Tu suscripción está activa',
    message: `Ya podés publicar servicios. ${until}`,
    link: '/create_service',
    key: again ? `${id}:${end_date}:${again}` : `${id}:${end_date}`,
    ...(auto_renewal === 1 && {
      mail: {
        paragraphs: [`Ya podés publicar servicios. ${until}`, howToEnd],
      },
    }),
  });
}

/** Tells of the end of access: nothing was paid in time, or a cancelled subscription reached its end. */
export function tellEnded(
  work: Work,
  { id, provider_id, end_date, status }: Pick<Owned, 'id' | 'provider_id' | 'status'> & { end_date: string },
): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_expired',
    title: status === 'cancelled' ? 'Tu suscripción terminó' : 'Tu suscripción venció',
    message: 'Tus servicios dejaron de mostrarse. Con una suscripción nueva vuelven como estaban.',
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
    title: 'Se acerca el próximo cobro',
    message: `El ${on} se cobra tu suscripción: ${formatPesos(toPesos(amount))}.`,
    link: '/subscription',
    key: `${id}:${localDay(new Date(next_payment_date))}`,
  });
}

/** Tells of a pause at MercadoPago, which ends the access at once. */
export function tellPaused(work: Work, { id, provider_id }: Owned): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_paused',
    title: 'Tu suscripción está en pausa',
    message: 'Tus servicios dejaron de mostrarse. Reactivala en tu cuenta de Mercado Pago, o suscribite de nuevo.',
    link: '/subscription',
    key: `${id}:${work.now.toISOString()}`,
  });
}

/** Notifies the provider of a cancellation, no matter who cancelled; it happens once a subscription. */
export function tellCancelled(work: Work, { id, provider_id, end_date }: Owned): Promise<boolean> {
  const isAhead = end_date !== null && end_date > work.now.toISOString();
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_cancelled',
    title: 'Tu suscripción está cancelada',
    message: isAhead
      ? `No se te cobra más. Tus servicios se siguen viendo hasta el ${longDate(end_date)}.`
      : 'No se te cobra más. Tus servicios dejaron de mostrarse, y vuelven con una suscripción nueva.',
    link: isAhead ? '/subscription' : '/subscription-plans',
    key: `${id}`,
    mail: { action: isAhead ? toOwn : { label: 'Ver el plan', path: '/subscription-plans' } },
  });
}

const toOwn = { label: 'Ver mi suscripción', path: '/subscription' };

/** Tells that a checkout that was paid for ends, because the person's first month was granted elsewhere meanwhile. */
export function tellGivenUp(work: Work, { id, provider_id }: Pick<Owned, 'id' | 'provider_id'>): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_cancelled',
    title: 'Tu suscripción no se activó',
    message: 'El primer mes ya te lo dimos con otra cuenta. No se te cobró nada: suscribite de nuevo desde el plan.',
    link: '/subscription-plans',
    key: `${id}`,
    mail: { action: { label: 'Ver el plan', path: '/subscription-plans' } },
  });
}
