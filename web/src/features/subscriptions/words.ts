import type { FirstCharge, Subscription } from '@tero/shared/contract/subscriptions';
import { subscriptionLabel } from '@tero/shared/rules/subscription';
import { day } from '@tero/shared/rules/time/durations';
import { addMonths, longDate } from '@tero/shared/rules/time/time';
import { type Standing, standingOf } from './standing.ts';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

/** What a provider is told about its subscription, on every screen. */
export interface Words {
  /** the badge */
  label: string;
  tone: Tone;
  /** what the state means; null: nothing is to be said */
  remark: string | null;
  /** the button that leads on to the plan and its checkout; null: there is nothing to pay */
  action: string | null;
  /** the banner on one's own profile; null: none is shown (rule SUB-17) */
  banner: { title: string; text: string } | null;
  /** in the place of an empty list of payments */
  noPayments: string;
}

const monthLater = 'El primer cobro se hace un mes después de la activación';
const nothingCharged = 'No se te cobró nada.';

const words: Record<Standing, (subscription: Subscription) => Omit<Words, 'label'>> = {
  none: () => ({
    tone: 'neutral',
    remark: null,
    action: 'Suscribirme',
    banner: {
      title: 'Sin suscripción',
      text: 'Suscribite para publicar servicios y que los clientes te encuentren.',
    },
    noPayments: 'Cuando te suscribas, acá vas a ver cada cobro.',
  }),
  unfinished: () => ({
    tone: 'warning',
    remark: 'No terminaste el pago: la suscripción todavía no está activa. Podés seguir donde lo dejaste.',
    action: 'Continuar con el pago',
    banner: {
      title: 'Pago pendiente',
      text: 'No terminaste el pago. Seguí donde lo dejaste y tu suscripción se activa.',
    },
    noPayments: nothingCharged,
  }),
  processing: () => ({
    tone: 'warning',
    remark: 'Mercado Pago está confirmando tu pago. Puede demorar unos minutos, y no hace falta pagar de nuevo.',
    action: null,
    banner: { title: 'Pago pendiente', text: 'Tu pago se está procesando. Te avisamos apenas se confirme.' },
    noPayments: 'Tu pago se está procesando.',
  }),
  active: (subscription) => ({
    tone: 'success',
    remark: null,
    action: null,
    banner: null,
    noPayments: chargeSentence(subscription),
  }),
  failing: ({ access_until }) => ({
    tone: 'danger',
    remark: `Mercado Pago no pudo cobrar y lo intenta de nuevo en estos días. ${
      access_until ? `Hasta el ${longDate(access_until)} tus servicios se siguen viendo. ` : ''
    }Fijate que tu tarjeta tenga saldo, o cambiala en Mercado Pago.`,
    action: null,
    banner: {
      title: 'No pudimos cobrar tu suscripción',
      text: access_until
        ? `Mercado Pago lo intenta de nuevo. Hasta el ${longDate(access_until)} tus servicios se siguen viendo.`
        : 'Mercado Pago lo intenta de nuevo en estos días.',
    },
    noPayments: nothingCharged,
  }),
  granted: () => ({
    tone: 'success',
    remark: 'No se renueva sola: cuando termine podés volver a suscribirte.',
    action: null,
    banner: null,
    noPayments: 'Esta suscripción no se cobra por Mercado Pago.',
  }),
  ending: ({ end_date }) => ({
    tone: 'neutral',
    remark: 'No se te cobra más. Tus servicios se siguen viendo hasta esa fecha.',
    action: 'Suscribirme',
    banner: {
      title: 'Suscripción cancelada',
      text: end_date
        ? `Tenés acceso hasta el ${longDate(end_date)}. Después necesitás una nueva suscripción.`
        : 'Todavía tenés acceso. Después necesitás una nueva suscripción.',
    },
    noPayments: `${nothingCharged} La suscripción está cancelada.`,
  }),
  cancelled: () => ({
    tone: 'neutral',
    remark: 'Para publicar y que tus servicios se vean necesitás una nueva suscripción.',
    action: 'Suscribirme',
    banner: {
      title: 'Suscripción cancelada',
      text: 'Necesitás una nueva suscripción para que tus servicios vuelvan a verse.',
    },
    noPayments: `${nothingCharged} La suscripción está cancelada.`,
  }),
  expired: () => ({
    tone: 'danger',
    remark: 'Tus servicios están deshabilitados temporalmente. Vuelven a verse cuando renueves.',
    action: 'Renovar suscripción',
    banner: {
      title: 'Suscripción expirada',
      text: 'Tus servicios están deshabilitados temporalmente: vuelven a verse cuando la renueves.',
    },
    noPayments: 'Todavía no hay pagos.',
  }),
  suspended: () => ({
    tone: 'warning',
    remark: 'Está en pausa en Mercado Pago. Reactivala desde tu cuenta de Mercado Pago, o suscribite de nuevo.',
    action: 'Suscribirme',
    banner: {
      title: 'Suscripción suspendida',
      text: 'Está en pausa en Mercado Pago. Reactivala desde tu cuenta de Mercado Pago, o suscribite de nuevo.',
    },
    noPayments: nothingCharged,
  }),
  unknown: ({ status }) => ({
    tone: 'neutral',
    remark: 'No pudimos leer cómo está tu suscripción. Recargá la página, o escribinos.',
    action: null,
    banner: {
      title: subscriptionLabel(status),
      text: 'No pudimos leer cómo está tu suscripción. Recargá la página, o escribinos.',
    },
    noPayments: 'Todavía no hay pagos.',
  }),
};

/** Returns what is said of a subscription; null: the provider never had one. */
export function wordsOf(subscription: Subscription | null): Words {
  const label = subscriptionLabel(subscription?.status ?? 'none');
  // the words of `none` read nothing of it
  return { label, ...words[standingOf(subscription)](subscription as Subscription) };
}

/** Tells when an active subscription is charged: the first time, or the next one; nothing where it is not. */
export function chargeSentence({
  auto_renewal,
  first_charge_ahead,
  start_date,
  next_payment_date,
}: Subscription): string {
  if (!auto_renewal || !next_payment_date) return 'No se te cobra nada.';
  const on = longDate(next_payment_date);
  if (!first_charge_ahead) return `El próximo cobro es el ${on}.`;
  const month = start_date ? addMonths(new Date(start_date), 1).getTime() : Number.NaN;
  const isMonth = Math.abs(Date.parse(next_payment_date) - month) < day;
  return isMonth ? `${monthLater}: el ${on}.` : `El primer cobro es el ${on}.`;
}

/** Tells when a subscription that begins now is charged (rule SUB-6); undefined: for whoever has no account yet. */
export function firstChargeSentence(first: FirstCharge | undefined): string {
  if (!first || first.first_month) return `${monthLater}.`;
  if (first.date === null) return 'Ya tuviste tu primer mes: el primer cobro se hace al activarla.';
  return `Ya tuviste tu primer mes: el primer cobro se hace el ${longDate(first.date)}, cuando termina lo que tenés.`;
}
