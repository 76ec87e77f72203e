import { formatPesos, toPesos } from '@tero/shared/rules/money';
import { localDay, longDate } from '@tero/shared/rules/time/time';
import type { Cents } from '../../../db/schema/database.ts';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';

interface About {
  id: number;
  provider_id: number;
  /** part of the key, so that each activation or end is notified once */
  end_date: string;
}

export function tellActivated(work: Work, { id, provider_id, end_date }: About): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_activated',
    title: 'Tu suscripción está activa',
    message: `Ya podés publicar servicios. Válida hasta el ${longDate(end_date)}.`,
    link: '/subscription',
    key: `${id}:${end_date}`,
  });
}

export function tellEnded(work: Work, { id, provider_id, end_date }: About): Promise<boolean> {
  return notify(work, {
    accountId: provider_id,
    type: 'subscription_expired',
    title: 'Tu suscripción expiró',
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
  const day = longDate(next_payment_date);
  return notify(work, {
    accountId: provider_id,
    type: 'payment_reminder',
    title: 'Se acerca el próximo cobro',
    message: `El ${day} se cobra tu suscripción: ${formatPesos(toPesos(amount))}.`,
    link: '/subscription',
    key: `${id}:${localDay(new Date(next_payment_date))}`,
  });
}
