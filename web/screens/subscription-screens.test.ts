import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startPaying } from '../../api/test/payments.ts';
import { createProvider, type Person } from '../../api/test/people.ts';
import { open } from './open.tsx';

const paying = await startPaying();
const { h } = paying;

type Row = [path: string, title: string, h1: string, text: string];

const firstCharge = 'El primer cobro se hace un mes después de la activación.';

const asVisitor: Row[] = [
  ['/subscription-plans', 'Plan Premium', 'Plan Premium', firstCharge],
  ['/subscription-confirmation', 'Resumen de tu suscripción', 'Resumen de tu suscripción', '890 UYU al mes'],
  ['/subscription-success', 'Resultado del pago', 'Resultado del pago', 'Iniciá sesión'],
  ['/subscription/success', 'Resultado del pago', 'Resultado del pago', 'Iniciá sesión'],
  ['/test-subscription', 'Suscripción de prueba', 'Acceso Denegado', 'Debes estar logueado como proveedor'],
];

const asNewcomer: Row[] = [
  ['/subscription-plans', 'Plan Premium', 'Plan Premium', 'Email de tu cuenta de Mercado Pago'],
  ['/subscription', 'Mi suscripción', 'Mi suscripción', 'Sin suscripción'],
  ['/subscription-success', 'Resultado del pago', 'Error en el pago', 'No pudimos activar tu suscripción'],
  ['/test-subscription', 'Suscripción de prueba', 'Suscripción de prueba', 'Estado actual: Sin suscripción'],
  ['/create-post', 'Nueva publicación', 'Acceso restringido', '890 UYU'],
];

const asSubscriber: Row[] = [
  ['/subscription-plans', 'Plan Premium', 'Plan Premium', 'Tu suscripción: Activa'],
  ['/subscription', 'Mi suscripción', 'Mi suscripción', 'Válida hasta'],
  ['/subscription-success', 'Resultado del pago', 'Suscripción Activada', 'El próximo cobro es el'],
  ['/test-subscription', 'Suscripción de prueba', 'Suscripción de prueba', 'Estado actual: Activa'],
];

async function look([path, title, h1, text]: Row, as?: Person): Promise<void> {
  await open(h, path, { as });
  await screen.findByRole('heading', { level: 1, name: h1 });
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text));
  if (path !== '/create-post') await screen.findByText(/Pagos de prueba/);
  expect(document.title).toBe(`${title} | Tero`);
}

test('a visitor sees every screen of subscriptions', async () => {
  for (const row of asVisitor) await look(row);
  await open(h, '/subscription/success');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/subscription-success$/),
  );
  await open(h, '/subscription-confirmation');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Continuar con el registro' })).toHaveAttribute(
    'href',
    '/register-provider?next=%2Fsubscription-plans',
  );
  expect(main.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  await open(h, '/subscription');
  await waitFor(() => expect(location.pathname + location.search).toBe('/login?next=%2Fsubscription'));
});

test('a provider without subscription sees every screen of subscriptions', async () => {
  const newcomer = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
  for (const row of asNewcomer) await look(row, newcomer);
});

test('a provider with a subscription sees every screen of subscriptions', async () => {
  const subscriber = await paying.subscribed();
  await paying.pass(35);
  for (const row of asSubscriber) await look(row, subscriber);
  const user = await open(h, '/subscription', { as: subscriber });
  await user.click(await screen.findByRole('button', { name: 'Cancelar suscripción' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('¿Seguro que querés cancelar?');
  await user.click(within(question).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
