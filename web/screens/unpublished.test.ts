import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startPaying } from '../../api/test/payments.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const paying = await startPaying();
const { h } = paying;

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a service that never was is not found', async () => {
  await open(h, '/servicios/999999');
  await heading('Servicio no encontrado');
  expect(screen.queryByRole('region', { name: 'Servicios similares' })).toBeNull();
});

test('a service whose subscription has ended says so to its owner, and is gone for others', async () => {
  const provider = await paying.subscribed();
  const client = await createClient(h);
  const other = await createProvider(h, { entitled: '2036-01-01T12:00:00.000Z' });
  const title = 'Muros de piedra';
  const { id } = await createService(h, provider, { title, category: 'Albañilería' });
  for (let similar = 0; similar < 3; similar++) await createService(h, other, { category: 'Albañilería' });
  await open(h, `/servicios/${id}`, { as: client });
  await heading(title);
  await paying.event(provider, { card: 'rejected' });
  await paying.pass(31);
  await paying.pass(60);

  await open(h, '/provider-profile', { as: provider });
  const own = within((await main().findByText(title)).closest('article') ?? expect.fail('no article'));
  await own.findByText('Sin suscripción');
  own.getByText(/^Tu suscripción venció el \d+ de \w+ de \d{4}\./);
  expect(await main().findByRole('link', { name: 'Renovar suscripción' })).toHaveAttribute(
    'href',
    '/subscription-plans',
  );
  await open(h, `/servicios/${id}`, { as: provider });
  const panel = await screen.findByRole('region', { name: 'Tu servicio' });
  await waitFor(() => expect(panel).toHaveTextContent(/Tu suscripción venció el \d+ de \w+ de \d{4}\./));
  expect(await within(panel).findByRole('link', { name: /^Renovar/ })).toHaveAttribute('href', '/subscription-plans');

  const user = await open(h, `/servicios/${id}`, { as: client });
  await heading('Este servicio ya no está publicado');
  await waitFor(() => expect(document.title).toBe('Este servicio ya no está publicado | Tero'));
  const similar = await screen.findByRole('region', { name: 'Servicios similares' });
  expect(await within(similar).findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText(title)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ver más de albañilería' }));
  await waitFor(() => expect(location.pathname).toBe('/servicios/categoria/albanileria'));
});
