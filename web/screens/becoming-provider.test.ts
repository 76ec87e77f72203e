import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { follow, heading, isAt, logIn, main, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();

// in development, the plans link of providers leads to the test page (rule NAV-7)
test('a visitor who wants to be a provider comes to the registration', async () => {
  let user = await open(h, '/');
  await follow(user, 'Quiero ser proveedor', main());
  await isAt('/register-provider');
  await heading('Registrarse como Proveedor');
  history.back();
  await isAt('/');
  await follow(user, 'Ver el plan', main());
  await isAt('/subscription-plans');
  user = await open(h, '/provider/benefits');
  expect(await within(main()).findByRole('link', { name: 'Ver el plan' })).toHaveAttribute(
    'href',
    '/subscription-plans',
  );
});

test('price and first charge are said before the cédula is asked for (rule SUB-96)', async () => {
  const said = () => screen.findByText(/^Registrarte es gratis\. Publicar cuesta .* el primer cobro es el \d+ de/);
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  for (const as of [undefined, await createClient(h)]) {
    await open(h, '/register-provider', as && { as });
    const text = await said();
    expect(isBefore(text, screen.getByLabelText(/^Cédula/))).toBe(true);
  }
});

test('a client reads what two accounts mean, and opens the other one', async () => {
  const client = await createClient(h);
  const user = await open(h, '/', { as: client });
  await follow(user, 'Quiero ser proveedor', main());
  await isAt('/register-provider');
  await heading('Ser Proveedor');
  await waitFor(() => expect(main()).toHaveTextContent('Una cuenta es de cliente o de proveedor, no las dos cosas.'));
  await screen.findByRole('heading', { name: 'Pasar esta cuenta a proveedor' });
  await press(user, 'Cerrar sesión y crear otra cuenta');
  await heading('Registrarse como Proveedor');
  await isAt('/register-provider');
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Iniciar sesión' });
});

test.each(['/edit-profile', '/test-subscription'])(
  'a client at %s is told to enter as a provider, and comes back there as one',
  async (path) => {
    const provider = await createProvider(h);
    const user = await open(h, path, { as: await createClient(h) });
    if (path === '/test-subscription') {
      await heading('Acceso Denegado');
      await follow(user, 'Iniciar sesión', main());
    }
    await waitFor(() => expect(location.pathname + location.search).toMatch(/^\/login\?.*as=provider/));
    await waitFor(() =>
      expect(main()).toHaveTextContent('Para ver esta página, iniciá sesión con una cuenta de proveedor.'),
    );
    await press(user, 'Entrar con otra cuenta');
    if (path === '/test-subscription') await follow(user, 'Iniciar sesión', main());
    await isAt(`/login?next=${encodeURIComponent(path)}`);
    await logIn(user, provider.email);
    await isAt(path);
  },
);

test('a visitor who wanted to subscribe registers as a provider, and is back at the plan', async () => {
  const user = await open(h, '/subscription-plans');
  await press(user, 'Suscribirme');
  await follow(user, 'registrarse manualmente', main());
  await isAt(`/register-provider?next=${encodeURIComponent('/subscription-plans')}`);
});
