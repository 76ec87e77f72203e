import { longDate } from '@tero/shared/rules/time';
import type { Db } from '../../db/schema.ts';
import { notify } from '../notifications/service.ts';

interface About {
  id: number;
  provider_id: number;
  /** tells one activation, or end, of a subscription from the next */
  end_date: string;
}

export function tellActivated(trx: Db, now: Date, { id, provider_id, end_date }: About): Promise<void> {
  return notify(trx, now, {
    accountId: provider_id,
    type: 'subscription_activated',
    title: 'Tu suscripción está activa',
    message: `Ya podés publicar servicios. Válida hasta el ${longDate(end_date)}.`,
    link: '/subscription',
    key: `${id}:${end_date}`,
  });
}

export function tellEnded(trx: Db, now: Date, { id, provider_id, end_date }: About): Promise<void> {
  return notify(trx, now, {
    accountId: provider_id,
    type: 'subscription_expired',
    title: 'Tu suscripción expiró',
    message: 'Tus servicios dejaron de mostrarse. Con una suscripción nueva vuelven como estaban.',
    link: '/subscription-plans',
    key: `${id}:${end_date}`,
  });
}
