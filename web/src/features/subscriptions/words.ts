import type { FirstCharge, Subscription } from '@tero/shared/contract/subscriptions';
import { limits } from '@tero/shared/limits';
import { formatPesos, formatPrice } from '@tero/shared/rules/money/money';
import { type NextTry, type Standing, type State, standingOf } from '@tero/shared/rules/plan/standing';
import { paymentMethodLabels, subscriptionLabel } from '@tero/shared/rules/subscription';
import { capitalised } from '@tero/shared/rules/text/letters';
import { day } from '@tero/shared/rules/time/durations';
import { addMonths, dayAndMonth, longDate } from '@tero/shared/rules/time/time';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

/** Holds the texts about a subscription that its provider sees on every screen. */
export interface Words {
  state: State;
  /** the badge */
  label: string;
  tone: Tone;
  /** what the state means; null: there is nothing to say */
  remark: string | null;
  /** the text where only one line fits: on the home page */
  note: string;
  /** the button that leads on to the plan and its checkout; null: there is nothing to pay */
  action: string | null;
  /** the banner on one's own profile; null: none is shown (rule SUB-17) */
  banner: { title: string; text: string } | null;
  /** shown in place of an empty list of payments */
  noPayments: string;
}

type Said = Omit<Words, 'state' | 'label' | 'note'> & { note?: string };

const monthLater = 'El primer cobro se hace un mes después de la activación';
const nothingCharged = 'No se te cobró nada.';
const price = formatPrice(limits.subscriptionPrice);

/** Explains how a subscription ends, wherever its renewal is mentioned (rule SUB-96). */
const howToEnd = 'El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción.';

interface Known {
  subscription: Subscription;
  standing: Standing;
  now: Date;
}

const words: Record<State, (known: Known) => Said> = {
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
      text: 'No terminaste el pago. Seguí donde lo dejaste para activar tu suscripción.',
    },
    noPayments: nothingCharged,
  }),
  processing: () => ({
    tone: 'warning',
    remark: 'Mercado Pago está confirmando tu pago. Puede demorar unos minutos, y no hace falta pagar de nuevo.',
    action: null,
    banner: { title: 'Pago pendiente', text: 'Mercado Pago está procesando tu pago. Te avisamos apenas lo confirme.' },
    noPayments: 'Mercado Pago está procesando tu pago.',
  }),
  active: ({ subscription, now }) => ({
    tone: 'success',
    remark: null,
    note: `${price} al mes. ${chargeSentence(subscription, now)} ${howToEnd}`,
    action: null,
    banner: null,
    noPayments: chargeSentence(subscription, now),
  }),
  due: ({ standing: { charge, until } }) => {
    const isToday = charge?.when === 'today';
    const said = isToday
      ? `Hoy te cobramos la suscripción: ${price}.`
      : `Mercado Pago todavía no confirmó el cobro${charge ? ` del ${longDate(charge.on)}` : ''}.`;
    const stays = until ? ` Hasta el ${longDate(until)} tus servicios se siguen viendo.` : '';
    return {
      tone: 'success',
      remark: isToday ? said : `${said}${stays}`,
      note: isToday ? `${said} ${howToEnd}` : `${said}${stays}`,
      action: null,
      banner: null,
      noPayments: said,
    };
  },
  failing: ({ standing: { until, failure } }) => {
    const why = failure?.reason ? `: ${failure.reason}` : '';
    const again = failure ? againWords(failure.nextTry) : 'lo intenta de nuevo en estos días';
    const stays = until ? ` Hasta el ${longDate(until)} tus servicios se siguen viendo.` : '';
    return {
      tone: 'danger',
      remark: `Mercado Pago no pudo cobrar${why}. ${capitalised(again)}.${stays} Fijate que tu tarjeta tenga saldo, o cambiala en Mercado Pago.`,
      action: null,
      banner: {
        title: 'No pudimos cobrar tu suscripción',
        text: `Mercado Pago no pudo cobrar${why}. ${capitalised(again)}.${stays}`,
      },
      noPayments: nothingCharged,
    };
  },
  granted: ({ subscription: { early_access }, standing: { until } }) => ({
    tone: 'success',
    remark: 'No se renueva. Cuando termine podés volver a suscribirte.',
    note: `${early_access ? 'Sin costo' : 'Vale'}${until ? ` hasta el ${longDate(until)}` : ''}. No se renueva.`,
    action: null,
    banner: null,
    noPayments: 'Esta suscripción no se cobra por Mercado Pago.',
  }),
  ending: ({ standing: { until } }) => ({
    tone: 'neutral',
    remark: 'No te cobramos más. Tus servicios se siguen viendo hasta esa fecha.',
    action: 'Suscribirme',
    banner: {
      title: 'Suscripción cancelada',
      text: until
        ? `Tenés acceso hasta el ${longDate(until)}. Después necesitás una nueva suscripción.`
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
  expired: ({ standing: { failure } }) => {
    const why = failure ? `No pudimos cobrar tu suscripción${failure.reason ? `: ${failure.reason}` : ''}. ` : '';
    return {
      tone: 'danger',
      remark: `${why}Tus servicios están ocultos. Vuelven a verse cuando renueves.`,
      action: 'Renovar suscripción',
      banner: {
        title: 'Suscripción expirada',
        text: `${why}Tus servicios están ocultos. Vuelven a verse cuando renueves.`,
      },
      noPayments: 'Todavía no hay pagos.',
    };
  },
  suspended: () => ({
    tone: 'warning',
    remark: 'Tu suscripción está suspendida en Mercado Pago. Reactivala ahí, o suscribite de nuevo.',
    action: 'Suscribirme',
    banner: {
      title: 'Suscripción suspendida',
      text: 'Tu suscripción está suspendida en Mercado Pago. Reactivala ahí, o suscribite de nuevo.',
    },
    noPayments: nothingCharged,
  }),
  stale: () => ({
    tone: 'neutral',
    remark: 'Hace mucho que no actualizamos tu suscripción en este dispositivo. Conectate para ver cómo está hoy.',
    action: null,
    banner: null,
    noPayments: 'Todavía no hay pagos.',
  }),
  unknown: ({ subscription: { status } }) => ({
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

function againWords(nextTry: NextTry): string {
  if (nextTry === 'never') return 'ya no lo intenta por este mes';
  return nextTry === 'soon' ? 'lo intenta de nuevo en estos días' : `lo intenta de nuevo el ${longDate(nextTry.on)}`;
}

/** Returns the texts about a subscription at an instant; null: the provider never had a subscription. */
export function wordsOf(subscription: Subscription | null, now = new Date()): Words {
  const standing = standingOf(subscription, now);
  const { state } = standing;
  const label = state === 'expired' ? subscriptionLabel('expired') : subscriptionLabel(subscription?.status ?? 'none');
  // the words of `none` read nothing of it
  const said = words[state]({ subscription: subscription as Subscription, standing, now });
  const note = said.note ?? said.banner?.text ?? said.remark ?? '';
  return {
    ...said,
    state,
    label: state === 'stale' ? 'Sin confirmar' : label,
    note: join(note, returnedSentence(standing)),
  };
}

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

/** Returns a sentence on the refund of the last charge, which does not change access (rule SUB-74); null: no refund. */
function returnedSentence({ returned }: Standing): string | null {
  if (!returned) return null;
  const { amount, isWhole, on } = returned;
  return isWhole
    ? `Te devolvieron el cobro del ${dayAndMonth(on)} (${formatPesos(amount)}).`
    : `Del cobro del ${dayAndMonth(on)} te devolvieron ${formatPesos(amount)}.`;
}

type Fact = [name: string, value: string];

/** Returns the facts of a subscription for its own page; it never presents a past date as a future date. */
export function factsOf(subscription: Subscription, now = new Date()): Fact[] {
  const standing = standingOf(subscription, now);
  const { state, until, charge, failure, returned } = standing;
  const { status, early_access, start_date, end_date } = subscription;
  const facts: Fact[] = [
    ['Precio', early_access ? 'Sin costo, por acceso anticipado' : `${price} al mes, IVA incluido`],
  ];
  if (!early_access) facts.push(['Medio de pago', paymentMethodLabels[subscription.payment_method]]);
  if (start_date && status !== 'pending') facts.push(['Desde', longDate(start_date)]);
  if (until) facts.push([state === 'ending' ? 'Acceso hasta' : 'Válida hasta', longDate(until)]);
  if ((state === 'cancelled' || state === 'expired') && end_date) facts.push(['Terminó', longDate(end_date)]);
  if (charge) facts.push(chargeFact(charge));
  if (failure) {
    facts.push(['Cobro que falló', longDate(failure.on)]);
    if (failure.reason) facts.push(['Motivo', capitalised(failure.reason)]);
    if (state === 'failing') facts.push(['Próximo intento', tryWords(failure.nextTry)]);
  }
  if (returned) facts.push(['Devuelto', `${formatPesos(returned.amount)} del cobro del ${longDate(returned.on)}`]);
  return facts;
}

function chargeFact({ on, isFirst, when }: NonNullable<Standing['charge']>): Fact {
  const name = isFirst ? 'Primer pago' : 'Próximo pago';
  if (when === 'ahead') return [name, longDate(on)];
  return when === 'today' ? [name, 'Hoy'] : ['Cobro sin confirmar', longDate(on)];
}

function tryWords(nextTry: NextTry): string {
  if (nextTry === 'never') return 'No hay más por este mes';
  return nextTry === 'soon' ? 'En estos días' : longDate(nextTry.on);
}

/** Returns a sentence on the first or next charge of a subscription; it also covers a failed charge or none at all. */
export function chargeSentence(subscription: Subscription, now = new Date()): string {
  const { charge, failure } = standingOf(subscription, now);
  if (failure) return `El último cobro falló, y Mercado Pago ${againWords(failure.nextTry)}.`;
  if (!charge) return 'No se te cobra nada.';
  const on = longDate(charge.on);
  if (charge.when === 'late') return `Mercado Pago todavía no confirmó el cobro del ${on}.`;
  if (charge.when === 'today') return charge.isFirst ? 'El primer cobro es hoy.' : 'El próximo cobro es hoy.';
  if (!charge.isFirst) return `El próximo cobro es el ${on}.`;
  const { start_date } = subscription;
  const month = start_date ? addMonths(new Date(start_date), 1).getTime() : Number.NaN;
  const isMonth = Math.abs(Date.parse(charge.on) - month) < day;
  return isMonth ? `${monthLater}: el ${on}.` : `El primer cobro es el ${on}.`;
}

/**
 * Returns a sentence on when a subscription that begins now is charged (rule SUB-6); `first` is undefined for people
 * without an account.
 */
export function firstChargeSentence(first: FirstCharge | undefined): string {
  if (!first || first.first_month) return `${monthLater}.`;
  if (first.date === null) return 'Ya tuviste tu primer mes sin costo: el primer cobro se hace al activar el plan.';
  return `Ya tuviste tu primer mes sin costo: el primer cobro se hace el ${longDate(first.date)}, cuando termine tu período actual.`;
}
