import type { Subscription } from '@tero/shared/contract/subscriptions';
import { standingOf, states } from '@tero/shared/rules/plan/standing';
import { localDay } from '@tero/shared/rules/time/time';
import { describe, expect, test } from 'vitest';
import { chargeSentence, factsOf, wordsOf } from './words.ts';

/** Begun on 10 March, charged on the 10th of each month. */
const base: Subscription = {
  id: 1,
  provider_id: 1,
  status: 'active',
  amount: 890,
  payment_method: 'mercadopago',
  start_date: '2026-03-10T15:00:00.000Z',
  end_date: '2026-04-10T15:00:00.000Z',
  access_until: '2026-04-20T15:00:00.000Z',
  next_payment_date: '2026-04-10T15:00:00.000Z',
  auto_renewal: true,
  first_charge_ahead: true,
  charge_failed: false,
  last_charge: null,
  payment_processing: false,
  mercadopago_subscription_id: 'abc',
  early_access: false,
  entitled: true,
  init_point: null,
  Provider: { name: 'Ana', email: 'ana@correo.example' },
};

type Charge = NonNullable<Subscription['last_charge']>;
const paid: Charge = {
  amount: 890,
  status: 'completed',
  date: '2026-04-10T15:00:00.000Z',
  refunded_amount: 0,
  failure: null,
  next_try: null,
  tries_over: false,
};
/** A subscription in its second month or later. */
const renewed: Partial<Subscription> = {
  end_date: '2026-05-10T15:00:00.000Z',
  access_until: '2026-05-20T15:00:00.000Z',
  next_payment_date: '2026-05-10T15:00:00.000Z',
  first_charge_ahead: false,
  last_charge: paid,
};
const noMoney = 'cc_rejected_insufficient_amount';
const failed = (more: Partial<Charge> = {}): Partial<Subscription> => ({
  charge_failed: true,
  last_charge: { ...paid, status: 'failed', failure: noMoney, next_try: '2026-04-13T15:00:00.000Z', ...more },
});
const returned = (amount: number): Partial<Subscription> => ({
  ...renewed,
  last_charge: { ...paid, status: amount === 890 ? 'cancelled' : 'completed', refunded_amount: amount },
});
const noRenewal = { auto_renewal: false, next_payment_date: null };
const pending: Partial<Subscription> = {
  ...noRenewal,
  status: 'pending',
  start_date: null,
  end_date: null,
  access_until: null,
  entitled: false,
};
const cancelled: Partial<Subscription> = {
  ...noRenewal,
  status: 'cancelled',
  access_until: '2026-04-10T15:00:00.000Z',
};
const over = { entitled: false, first_charge_ahead: false };

/** Each state of money, at a day of 2026. */
const given: Readonly<Record<string, [Partial<Subscription> | null, day: string]>> = {
  'no subscription': [null, '03-20'],
  'a checkout that was left': [pending, '03-20'],
  'a checkout that was said to be paid': [{ ...pending, payment_processing: true }, '03-20'],
  'a checkout beside a month that was paid': [{ ...pending, entitled: true }, '03-20'],
  'the day of the activation': [{}, '03-10'],
  'the first charge ahead': [{}, '03-20'],
  'the first charge tomorrow': [{}, '04-09'],
  'the first charge today, earlier in the day': [{}, '04-10T12:00'],
  'the first charge today, past its hour': [{}, '04-10'],
  'the first charge late': [{}, '04-11'],
  'the first charge late, on the last day of access': [{}, '04-19'],
  'the first charge on another day than a month later': [
    { next_payment_date: '2026-03-25T15:00:00.000Z', end_date: '2026-03-25T15:00:00.000Z' },
    '03-20',
  ],
  'a first charge that is due at once': [
    { next_payment_date: base.start_date, end_date: base.start_date, access_until: '2026-03-12T15:00:00.000Z' },
    '03-10',
  ],
  'a first charge that was due at once and is late': [
    { next_payment_date: base.start_date, end_date: base.start_date, access_until: '2026-03-12T15:00:00.000Z' },
    '03-11',
  ],
  'the first charge paid': [renewed, '04-11'],
  'the next charge of many': [renewed, '05-01'],
  'the next charge today': [renewed, '05-10'],
  'the next charge late': [renewed, '05-12'],
  'a subscriber again, who paid before': [{ first_charge_ahead: false }, '03-20'],
  'a failed charge with a reason and a next try': [failed(), '04-11'],
  'a failed charge whose next try is today': [failed(), '04-13T12:00'],
  'a failed charge whose next try has passed': [failed(), '04-14'],
  'a failed charge without a named reason': [failed({ failure: null }), '04-11'],
  'a failed charge with a reason that Tero does not know': [failed({ failure: 'cc_rejected_other_reason' }), '04-11'],
  'a failed charge of an old card': [failed({ failure: 'cc_rejected_bad_filled_date', next_try: null }), '04-11'],
  'a failed charge that is tried no more, in grace': [failed({ next_try: null, tries_over: true }), '04-19T20:00'],
  'a failed charge of an old release, which said less': [{ charge_failed: true }, '04-11'],
  'grace that ran out, before the device heard of it': [failed(), '04-21'],
  'an expired one whose charge failed': [
    { ...failed({ tries_over: true, next_try: null }), ...noRenewal, ...over, status: 'expired', charge_failed: false },
    '04-21',
  ],
  'an expired one by the clock': [{ ...noRenewal, ...over, status: 'expired' }, '04-21'],
  'stored on the device, and renewed or not since': [renewed, '06-20'],
  'a month by hand': [noRenewal, '03-20'],
  'a month by hand on its last day': [{ ...noRenewal, access_until: base.end_date }, '04-10T12:00'],
  'a month by hand that ran out on the device': [{ ...noRenewal, access_until: base.end_date }, '04-11'],
  'an early access seat': [{ ...noRenewal, early_access: true, access_until: base.end_date }, '03-20'],
  'cancelled, with access': [cancelled, '03-20'],
  'cancelled, on its last day': [cancelled, '04-10T12:00'],
  'cancelled, and over since then': [cancelled, '04-11'],
  'cancelled, without access': [{ ...cancelled, ...over }, '04-21'],
  'cancelled in the days of grace': [{ ...failed(), ...cancelled, ...over, charge_failed: false }, '04-12'],
  'cancelled before its first month': [
    { ...cancelled, ...over, start_date: null, end_date: null, access_until: null },
    '03-20',
  ],
  'paused at MercadoPago': [{ status: 'suspended', entitled: false }, '03-20'],
  'paused for long': [{ ...renewed, status: 'suspended', entitled: false }, '07-01'],
  'the last charge given back': [returned(890), '04-20'],
  'a part of the last charge given back': [returned(300), '04-20'],
  'given back, and the next charge late': [returned(890), '05-12'],
  'given back, and cancelled': [{ ...returned(890), ...cancelled, end_date: '2026-05-10T15:00:00.000Z' }, '04-20'],
  'a chargeback that was won': [returned(0), '04-20'],
  'a status of a newer server': [{ status: 'en_revision' as Subscription['status'] }, '03-20'],
};

/**
 * The texts that screens show for each state: its name, the label and the line of the home's card, and the facts on the
 * subscription's own page. That page's remark, the profile's banner and the plan's page take their texts from the same
 * reading.
 */
const told = `
no subscription | none | Sin suscripción: Suscribite para publicar servicios y que los clientes te encuentren. |
a checkout that was left | unfinished | Pendiente de pago: No terminaste el pago. Seguí donde lo dejaste para activar tu suscripción. |
a checkout that was said to be paid | processing | Pendiente de pago: Mercado Pago está procesando tu pago. Te avisamos apenas lo confirme. |
a checkout beside a month that was paid | unfinished | Pendiente de pago: No terminaste el pago. Seguí donde lo dejaste para activar tu suscripción. |
the day of the activation | active | Activa: 890 UYU al mes. El primer cobro se hace un mes después de la activación: el 10 de abril de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de abril de 2026 · Primer pago 10 de abril de 2026
the first charge ahead | active | Activa: 890 UYU al mes. El primer cobro se hace un mes después de la activación: el 10 de abril de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de abril de 2026 · Primer pago 10 de abril de 2026
the first charge tomorrow | active | Activa: 890 UYU al mes. El primer cobro se hace un mes después de la activación: el 10 de abril de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de abril de 2026 · Primer pago 10 de abril de 2026
the first charge today, earlier in the day | due | Activa: Hoy te cobramos la suscripción: 890 UYU. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de abril de 2026 · Primer pago Hoy
the first charge today, past its hour | due | Activa: Hoy te cobramos la suscripción: 890 UYU. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 20 de abril de 2026 · Primer pago Hoy
the first charge late | due | Activa: Mercado Pago todavía no confirmó el cobro del 10 de abril de 2026. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro sin confirmar 10 de abril de 2026
the first charge late, on the last day of access | due | Activa: Mercado Pago todavía no confirmó el cobro del 10 de abril de 2026. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro sin confirmar 10 de abril de 2026
the first charge on another day than a month later | active | Activa: 890 UYU al mes. El primer cobro es el 25 de marzo de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 25 de marzo de 2026 · Primer pago 25 de marzo de 2026
a first charge that is due at once | due | Activa: Hoy te cobramos la suscripción: 890 UYU. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 12 de marzo de 2026 · Primer pago Hoy
a first charge that was due at once and is late | due | Activa: Mercado Pago todavía no confirmó el cobro del 10 de marzo de 2026. Hasta el 12 de marzo de 2026 tus servicios se siguen viendo. | Válida hasta 12 de marzo de 2026 · Cobro sin confirmar 10 de marzo de 2026
the first charge paid | active | Activa: 890 UYU al mes. El próximo cobro es el 10 de mayo de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de mayo de 2026 · Próximo pago 10 de mayo de 2026
the next charge of many | active | Activa: 890 UYU al mes. El próximo cobro es el 10 de mayo de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de mayo de 2026 · Próximo pago 10 de mayo de 2026
the next charge today | due | Activa: Hoy te cobramos la suscripción: 890 UYU. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 20 de mayo de 2026 · Próximo pago Hoy
the next charge late | due | Activa: Mercado Pago todavía no confirmó el cobro del 10 de mayo de 2026. Hasta el 20 de mayo de 2026 tus servicios se siguen viendo. | Válida hasta 20 de mayo de 2026 · Cobro sin confirmar 10 de mayo de 2026
a subscriber again, who paid before | active | Activa: 890 UYU al mes. El próximo cobro es el 10 de abril de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de abril de 2026 · Próximo pago 10 de abril de 2026
a failed charge with a reason and a next try | failing | Activa: Mercado Pago no pudo cobrar: la tarjeta no tiene saldo suficiente. Lo intenta de nuevo el 13 de abril de 2026. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Motivo La tarjeta no tiene saldo suficiente · Próximo intento 13 de abril de 2026
a failed charge whose next try is today | failing | Activa: Mercado Pago no pudo cobrar: la tarjeta no tiene saldo suficiente. Lo intenta de nuevo el 13 de abril de 2026. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Motivo La tarjeta no tiene saldo suficiente · Próximo intento 13 de abril de 2026
a failed charge whose next try has passed | failing | Activa: Mercado Pago no pudo cobrar: la tarjeta no tiene saldo suficiente. Lo intenta de nuevo en estos días. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Motivo La tarjeta no tiene saldo suficiente · Próximo intento En estos días
a failed charge without a named reason | failing | Activa: Mercado Pago no pudo cobrar. Lo intenta de nuevo el 13 de abril de 2026. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Próximo intento 13 de abril de 2026
a failed charge with a reason that Tero does not know | failing | Activa: Mercado Pago no pudo cobrar: el banco no aceptó el pago. Lo intenta de nuevo el 13 de abril de 2026. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Motivo El banco no aceptó el pago · Próximo intento 13 de abril de 2026
a failed charge of an old card | failing | Activa: Mercado Pago no pudo cobrar: la tarjeta está vencida. Lo intenta de nuevo en estos días. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Motivo La tarjeta está vencida · Próximo intento En estos días
a failed charge that is tried no more, in grace | failing | Activa: Mercado Pago no pudo cobrar: la tarjeta no tiene saldo suficiente. Ya no lo intenta por este mes. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Motivo La tarjeta no tiene saldo suficiente · Próximo intento No hay más por este mes
a failed charge of an old release, which said less | failing | Activa: Mercado Pago no pudo cobrar. Lo intenta de nuevo en estos días. Hasta el 20 de abril de 2026 tus servicios se siguen viendo. | Válida hasta 20 de abril de 2026
grace that ran out, before the device heard of it | stale | Sin confirmar: Hace mucho que no actualizamos tu suscripción en este dispositivo. Conectate para ver cómo está hoy. |
an expired one whose charge failed | expired | Expirada: No pudimos cobrar tu suscripción: la tarjeta no tiene saldo suficiente. Tus servicios están ocultos. Vuelven a verse cuando renueves. | Terminó 10 de abril de 2026 · Cobro que falló 10 de abril de 2026 · Motivo La tarjeta no tiene saldo suficiente
an expired one by the clock | expired | Expirada: Tus servicios están ocultos. Vuelven a verse cuando renueves. | Terminó 10 de abril de 2026
stored on the device, and renewed or not since | stale | Sin confirmar: Hace mucho que no actualizamos tu suscripción en este dispositivo. Conectate para ver cómo está hoy. |
a month by hand | granted | Activa: Vale hasta el 10 de abril de 2026. No se renueva. | Válida hasta 10 de abril de 2026
a month by hand on its last day | granted | Activa: Vale hasta el 10 de abril de 2026. No se renueva. | Válida hasta 10 de abril de 2026
a month by hand that ran out on the device | expired | Expirada: Tus servicios están ocultos. Vuelven a verse cuando renueves. | Terminó 10 de abril de 2026
an early access seat | granted | Activa: Sin costo hasta el 10 de abril de 2026. No se renueva. | Válida hasta 10 de abril de 2026
cancelled, with access | ending | Cancelada: Tenés acceso hasta el 10 de abril de 2026. Después necesitás una nueva suscripción. | Acceso hasta 10 de abril de 2026
cancelled, on its last day | ending | Cancelada: Tenés acceso hasta el 10 de abril de 2026. Después necesitás una nueva suscripción. | Acceso hasta 10 de abril de 2026
cancelled, and over since then | expired | Expirada: Tus servicios están ocultos. Vuelven a verse cuando renueves. | Terminó 10 de abril de 2026
cancelled, without access | expired | Expirada: Tus servicios están ocultos. Vuelven a verse cuando renueves. | Terminó 10 de abril de 2026
cancelled in the days of grace | expired | Expirada: Tus servicios están ocultos. Vuelven a verse cuando renueves. | Terminó 10 de abril de 2026
cancelled before its first month | cancelled | Cancelada: Necesitás una nueva suscripción para que tus servicios vuelvan a verse. |
paused at MercadoPago | suspended | Suspendida: Tu suscripción está suspendida en Mercado Pago. Reactivala ahí, o suscribite de nuevo. |
paused for long | suspended | Suspendida: Tu suscripción está suspendida en Mercado Pago. Reactivala ahí, o suscribite de nuevo. |
the last charge given back | active | Activa: 890 UYU al mes. El próximo cobro es el 10 de mayo de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. Te devolvieron el cobro del 10 de abril ($890). | Válida hasta 10 de mayo de 2026 · Próximo pago 10 de mayo de 2026 · Devuelto $890 del cobro del 10 de abril de 2026
a part of the last charge given back | active | Activa: 890 UYU al mes. El próximo cobro es el 10 de mayo de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. Del cobro del 10 de abril te devolvieron $300. | Válida hasta 10 de mayo de 2026 · Próximo pago 10 de mayo de 2026 · Devuelto $300 del cobro del 10 de abril de 2026
given back, and the next charge late | due | Activa: Mercado Pago todavía no confirmó el cobro del 10 de mayo de 2026. Hasta el 20 de mayo de 2026 tus servicios se siguen viendo. Te devolvieron el cobro del 10 de abril ($890). | Válida hasta 20 de mayo de 2026 · Cobro sin confirmar 10 de mayo de 2026 · Devuelto $890 del cobro del 10 de abril de 2026
given back, and cancelled | ending | Cancelada: Tenés acceso hasta el 10 de mayo de 2026. Después necesitás una nueva suscripción. Te devolvieron el cobro del 10 de abril ($890). | Acceso hasta 10 de mayo de 2026 · Devuelto $890 del cobro del 10 de abril de 2026
a chargeback that was won | active | Activa: 890 UYU al mes. El próximo cobro es el 10 de mayo de 2026. El plan se renueva cada mes, y lo cancelás cuando quieras en Mi suscripción. | Válida hasta 10 de mayo de 2026 · Próximo pago 10 de mayo de 2026
a status of a newer server | unknown | Estado desconocido: No pudimos leer cómo está tu suscripción. Recargá la página, o escribinos. |
`;

const rows = told
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

function at(day: string): Date {
  return new Date(day.length > 5 ? `2026-${day}:00.000Z` : `2026-${day}T16:00:00.000Z`);
}

const months = 'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre'.split(' ');

/** The local days that a text promises: until when, on which, next. */
function promisedIn(text: string): string[] {
  const promise = /(?:hasta el|cobro es el|de nuevo el|activación: el) (\d+) de ([a-z]+) de (\d+)/gi;
  return [...text.matchAll(promise)].map(([, day, month, year]) => {
    const number = String(months.indexOf(month === 'septiembre' ? 'setiembre' : (month as string)) + 1);
    return `${year}-${number.padStart(2, '0')}-${(day as string).padStart(2, '0')}`;
  });
}

describe.each(rows)('%s', (what, state, home, page = '') => {
  const [changes, day] = given[what as string] ?? [null, ''];
  const subscription = changes && { ...base, ...changes };
  const now = at(day);
  const words = wordsOf(subscription, now);
  const facts = subscription ? factsOf(subscription, now) : [];
  const said = [words.note, words.remark, words.banner?.text, ...facts.map(([name, value]) => `${name} ${value}`)];
  if (subscription?.status === 'active') said.push(chargeSentence(subscription, now));

  test('is read as one state, and told the same on the home and on its page', () => {
    expect([standingOf(subscription, now).state, words.state]).toEqual([state, state]);
    expect(`${words.label}: ${words.note}`).toBe(home);
    const own = facts.filter(([name]) => !['Precio', 'Medio de pago', 'Desde'].includes(name));
    expect(own.map(([name, value]) => `${name} ${value}`).join(' · ')).toBe(page);
  });

  test('promises no day that has passed', () => {
    const dates = said.flatMap((text) => promisedIn((text ?? '').replace(/(Válida|Acceso) hasta (\d)/, 'hasta el $2')));
    const named = facts.flatMap(([name, value]) =>
      /^(Primer pago|Próximo pago|Próximo intento)$/.test(name) ? promisedIn(`hasta el ${value}`) : [],
    );
    for (const date of [...dates, ...named]) expect(date >= localDay(now)).toBe(true);
  });

  test('says whole sentences', () => {
    for (const text of said) expect(text ?? '').not.toMatch(/undefined|null|NaN|Invalid|\.\.| {2}/);
  });
});

test('the table is of all states', () => {
  expect(rows.map(([what]) => what)).toEqual(Object.keys(given));
  expect(new Set(rows.map(([, state]) => state))).toEqual(new Set(states));
});
