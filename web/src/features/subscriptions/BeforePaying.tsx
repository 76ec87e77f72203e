import type { Subscription } from '@tero/shared/contract/subscriptions';
import { addMonths, longDate } from '@tero/shared/rules/time/time';
import { useSession } from '../../lib/session/session.ts';
import { FactList } from './FactList.tsx';
import { useFirstCharge, useSubscription } from './own-queries.ts';
import { planPrice } from './plan.ts';

/**
 * Shows what a person agrees to before entering any data (rule SUB-96): the price with IVA, the days of the first two
 * charges, how to cancel, and what others see. Visitors see the days for a subscription that begins today.
 */
export function BeforePaying() {
  const { account, userType } = useSession();
  const isProvider = userType === 'provider';
  const own = useSubscription(isProvider ? (account?.id ?? 0) : 0);
  const { data } = useFirstCharge();
  const isKnown = !isProvider || (data !== undefined && !own.isPending);
  return (
    <FactList
      stacked
      facts={[
        ['Precio', `${planPrice} al mes, IVA incluido`],
        ...(isKnown ? daysOf(own.data ?? null, data?.date ?? null, isProvider) : unknownDays),
        ['Renovación', 'Cada mes, hasta que canceles'],
        ['Cómo se cancela', 'En Mi suscripción, con un toque y sin costo'],
        [
          'Qué se ve de vos',
          'Nombre, foto, oficio, zona, servicios y reseñas. Quien inicia sesión ve también el teléfono y el email',
        ],
        ['Qué no se ve nunca', 'Tu cédula, tu fecha de nacimiento y tu dirección'],
      ]}
    />
  );
}

/** Reserves space for the days until they are known. */
const unknownDays: [string, string][] = [
  ['Primer cobro', 'Lo estamos calculando…'],
  ['Siguiente cobro', 'Lo estamos calculando…'],
];

/** The same rows for everybody, so that nothing moves; a subscriber's first charge is no news. */
function daysOf(own: Subscription | null, first: string | null, isProvider: boolean): [string, string][] {
  if (own?.status !== 'active') return chargeDays(first, isProvider);
  const next = own.auto_renewal ? own.next_payment_date : null;
  return [
    ['Primer cobro', 'Ya tenés el plan activo'],
    ['Siguiente cobro', next ? longDate(next) : 'No se renueva'],
  ];
}

function chargeDays(date: string | null, isProvider: boolean): [string, string][] {
  const now = new Date();
  const first = isProvider ? (date === null ? now : new Date(date)) : addMonths(now, 1);
  const isNow = isProvider && date === null;
  const said = isNow ? 'Hoy, al activar el plan' : longDate(first.toISOString());
  const today = isProvider ? '' : ', si activás el plan hoy';
  return [
    ['Primer cobro', `${said}${today}`],
    ['Siguiente cobro', longDate(addMonths(first, 1).toISOString())],
  ];
}
