import type { Subscription } from '@tero/shared/contract/subscriptions';
import { day } from '@tero/shared/rules/time/durations';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { startPaying } from '../../api/test/payments.ts';
import { createProvider, type Person, signIn } from '../../api/test/people.ts';
import { wordsOf } from '../src/features/subscriptions/words.ts';
import { main, says } from './checkout.ts';
import { open } from './open.tsx';

const paying = await startPaying();
const { h } = paying;

const newcomer = () => createProvider(h, { profile: { company_name: 'Luz y Norte' } });

async function began(): Promise<Person> {
  const person = await newcomer();
  expect((await paying.create(person)).status).toBe(200);
  return person;
}

async function saidPaid(): Promise<Person> {
  const person = await began();
  await h.call('POST', '/api/subscriptions/check', { as: await signIn(h, person), body: { said_paid: true } });
  return person;
}

/** Creates a subscriber, runs `happens`, and lets days pass. */
async function after(days: number, happens: (person: Person) => Promise<unknown>): Promise<Person> {
  const person = await paying.subscribed();
  await happens(person);
  await paying.pass(days);
  return person;
}

const refusesCard = (person: Person) => paying.event(person, { card: 'rejected' });

async function ending(): Promise<Person> {
  const person = await paying.subscribed();
  await paying.pass(35);
  await paying.cancel(person);
  return person;
}

/** Creates a subscriber whose charge was due yesterday, with no report from MercadoPago yet. */
async function due(): Promise<Person> {
  const person = await paying.subscribed();
  const yesterday = new Date(h.clock.now().getTime() - day).toISOString();
  const changes = { end_date: yesterday, next_payment_date: yesterday };
  await h.deps.db.updateTable('subscriptions').set(changes).where('provider_id', '=', person.id).execute();
  return person;
}

async function returned(person: Person): Promise<void> {
  await paying.ask('refund', { id: await paying.agreementOf(person), status: 'charged_back' });
  await paying.jobs();
}

/** Creates a subscriber whose payment the bank charged back. */
async function chargedBack(): Promise<Person> {
  const person = await paying.subscribed();
  await paying.pass(35);
  await returned(person);
  return person;
}

/** Creates a subscriber whose chargeback the bank decided in favour of Tero. */
async function wonBack(): Promise<Person> {
  const person = await chargedBack();
  await paying.ask('win-back', { id: await paying.agreementOf(person) });
  await paying.jobs();
  return person;
}

type State = [state: string, make: () => Promise<Person>, plan: RegExp, banner: RegExp | null, never: RegExp];

/** For each state: the texts on the plan and in the profile's banner, and texts that no screen may show. */
const states: State[] = [
  ['none', newcomer, /Sin suscripción/, /Sin suscripción/, /No terminaste el pago|procesando|cancelada/i],
  ['unfinished', began, /No terminaste el pago/, /No terminaste el pago/, /procesando|Válida hasta/],
  [
    'processing',
    saidPaid,
    /Mercado Pago está procesando tu pago/,
    /Mercado Pago está procesando tu pago/,
    /No terminaste/,
  ],
  [
    'active',
    () => after(35, async () => undefined),
    /Válida hasta/,
    null,
    /primer cobro|cancelada|expirada|No terminaste/i,
  ],
  ['due', due, /todavía no confirmó el cobro/, null, /Primer pago|Próximo pago|el primer cobro es/i],
  [
    'failing',
    () => after(31, refusesCard),
    /no tiene saldo suficiente/,
    /no tiene saldo suficiente. Lo intenta de nuevo el \d/,
    /primer cobro|expirada/i,
  ],
  ['charged back', chargedBack, /Devuelto/, null, /cancelada|expirada|No terminaste/i],
  ['won back', wonBack, /Completado/, null, /Devuelto|devuelto|expirada/],
  ['ending', ending, /Acceso hasta/, /Tenés acceso hasta/, /un mes después|Próximo pago/],
  [
    'cancelled, and its term has ended',
    () => after(45, (person) => paying.cancel(person)),
    /Expirada/,
    /Suscripción expirada/,
    /un mes después|Próximo pago/,
  ],
  ['expired', () => after(91, refusesCard), /Expirada/, /Suscripción expirada/, /Próximo pago|procesando/],
  [
    'suspended',
    () => after(60, (person) => paying.event(person, { status: 'paused' })),
    /está suspendida en Mercado Pago/,
    /está suspendida en Mercado Pago/,
    /Próximo pago|procesando/,
  ],
];

/** Waits until nothing on the screen is loading. */
const isLoaded = () => waitFor(() => expect(main().queryAllByText(/^(Cargando|Verificando)/)).toEqual([]));

test.each(states)('every screen says the same of a subscription: %s', async (state, make, plan, inBanner, never) => {
  const person = await make();
  const neverSaid = () => expect(screen.getByRole('main')).not.toHaveTextContent(never);

  await open(h, '/subscription', { as: person });
  await main().findByRole('heading', { name: 'Plan Premium' });
  await says(/Todavía no hay pagos|operación \d/);
  await says(plan);
  await isLoaded();
  neverSaid();

  await open(h, '/provider-profile', { as: person });
  await main().findByText('Todavía no publicaste servicios');
  if (inBanner) await says(inBanner);
  await isLoaded();
  if (!inBanner) expect(screen.queryByRole('region', { name: 'Tu suscripción' })).toBeNull();
  neverSaid();

  await open(h, '/provider-settings', { as: person });
  await main().findByText('Tu plan, tus pagos y cómo cancelar.');
  await isLoaded();
  neverSaid();

  // the home page uses the same words
  await open(h, '/', { as: person });
  const card = (await main().findByRole('heading', { name: 'Plan Premium' })).parentElement as HTMLElement;
  const { body } = await h.call<{ data: Subscription | null }>('GET', `/api/subscriptions/provider/${person.id}`, {
    as: await signIn(h, person),
  });
  const words = wordsOf(body.data);
  await waitFor(() => expect(card).toHaveTextContent(`${words.label}${words.note}`));
  expect(card).not.toHaveTextContent(never);

  // the plans page says when a new subscription would be charged
  await open(h, '/subscription-plans', { as: person });
  await says(/cobro/);
  await isLoaded();
  const isPaying = state === 'processing';
  expect(screen.getByRole('main').textContent?.includes('Mercado Pago está confirmando tu pago')).toBe(isPaying);
  expect(screen.getByRole('main').textContent?.includes('No terminaste el pago')).toBe(state === 'unfinished');
});

test('the checkout opens nowhere but at MercadoPago', async () => {
  // of this server, which takes its own for another one
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  const user = await open(h, '/subscription-plans', { as: await newcomer() });
  await user.click(await main().findByRole('button', { name: 'Suscribirme' }));
  await waitFor(() =>
    expect(main().getByRole('alert')).toHaveTextContent(/^Error al iniciar el pago. Intentalo de nuevo.$/),
  );
  expect(leave).not.toHaveBeenCalled();
});
