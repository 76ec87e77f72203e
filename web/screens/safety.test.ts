import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { caseOf } from '../../api/test/moderation.ts';
import { createAdmin, createClient, createProvider } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const named = { company_name: 'Luz y Norte', verification_status: 'approved' as const };

async function meet() {
  const provider = await createProvider(h, { entitled: true, phone: '099765432', profile: named });
  const service = await createService(h, provider);
  const client = await createClient(h, { name: 'Ana Pérez', created_at: '2025-03-10T12:00:00.000Z' });
  return { provider, service, client };
}

test('money in advance is reported in two taps, and the team reads so', async () => {
  const { provider, service, client } = await meet();
  const user = await open(h, `/servicios/${service.id}`, { as: client });
  await user.click(await screen.findByRole('button', { name: /^No pagues por adelantado a quien no conocés/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Averiguá de quién es' })).toHaveAttribute('href', '/es-este-el-numero');
  await user.click(dialog.getByRole('button', { name: /^Me pidió plata por adelantado/ }));
  await dialog.findByText(/^Gracias por reportarlo/);
  const reasons = [{ reason: 'advance', count: 1 }];
  expect(await caseOf(h, await createAdmin(h), { kind: 'profile', id: provider.id })).toMatchObject({ reasons });
});

test('a pasted message is asked for by its numbers alone, and read as whose they are', async () => {
  const { provider } = await meet();
  const user = await open(h, '/es-este-el-numero');
  const text = await screen.findByLabelText(/^Número o mensaje/);
  const ask = screen.getByRole('button', { name: 'Ver de quién es' });
  await user.type(text, 'hola');
  await user.click(ask);
  await waitFor(() => expect(text).toHaveAccessibleDescription(expect.stringContaining('no encontramos un número')));
  await user.clear(text);
  await user.type(text, 'Soy Luz y Norte, escribime al +598 99 765 432 o al 091/000001');
  await user.click(ask);
  const whose = (await screen.findAllByRole('link', { name: 'Luz y Norte' }))[0];
  expect(whose).toHaveAttribute('href', expect.stringMatching(/^\/provider-profile\//));
  expect(screen.getAllByText('Número sin confirmar').length).toBeGreaterThan(0);
  await screen.findByText(/^Ningún proveedor de Tero tiene este número/);
  expect(provider.phone).toBe('099765432');
});

test('a provider blocks who saw the phone and the author of a review, and takes it back', async () => {
  const { provider, service, client } = await meet();
  await h.call('GET', `/api/providers/${provider.id}`, { as: client.token });
  await writeReview(h, client, service, { is_anonymous: true });
  let user = await open(h, '/metrics', { as: provider });
  await screen.findByText('En Tero desde marzo de 2025 · teléfono sin confirmar · todavía no aceptó presupuestos');
  await user.click(screen.getByRole('button', { name: 'Bloquear: Ana P.' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bloquear' }));
  await screen.findByRole('button', { name: 'Desbloquear: Ana P.' });

  user = await open(h, '/provider/reviews', { as: provider });
  await user.click(await screen.findByRole('button', { name: /^Bloquear: Quien/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bloquear' }));
  await screen.findByRole('button', { name: /^Desbloquear: Quien/ });

  user = await open(h, '/provider/blocked', { as: provider });
  await screen.findByRole('heading', { level: 2, name: 'Ana P.' });
  await screen.findByRole('heading', { level: 2, name: 'Quien te dejó una reseña anónima' });
  for (const name of ['Desbloquear: Ana P.', /^Desbloquear: Quien/]) {
    await user.click(await screen.findByRole('button', { name }));
  }
  await screen.findByText('No bloqueaste a nadie');
});

test('a message about where one goes is ready without signal, and its contact leaves the device with the session', async () => {
  const { provider } = await meet();
  const { db } = h.deps;
  await db
    .updateTable('provider_profiles')
    .set({ emergency_phone: '099 444 555' })
    .where('account_id', '=', provider.id)
    .execute();
  const user = await open(h, '/provider/going', { as: provider });
  await screen.findByRole('heading', { level: 1, name: 'Avisar adónde voy' });
  // the phone from the profile, until the person types another
  await screen.findByDisplayValue('099 444 555');
  expect(localStorage.getItem('tero.own-contact')).toBeNull();
  await user.clear(screen.getByLabelText(/^¿A quién le avisás\?/));
  const back = failing(/./, 'lost');
  await user.type(screen.getByLabelText(/^¿Adónde vas\?/), 'Rivera 1234, Pocitos');
  await user.type(screen.getByLabelText(/^¿Quién te espera\?/), 'Ana');
  await user.type(screen.getByLabelText(/^¿A qué hora llegás\?/), '15:30');
  await user.type(screen.getByLabelText(/^¿A quién le avisás\?/), '098 111 222');
  const words =
    'Voy a trabajar a Rivera 1234, Pocitos. Me espera Ana. Llego a las 15:30. Si en dos horas no te escribí, llamame.';
  await screen.findByText(words);
  const text = encodeURIComponent(words);
  expect(screen.getByRole('link', { name: 'Mandar por SMS' })).toHaveAttribute(
    'href',
    `sms:+59898111222?&body=${text}`,
  );
  expect(screen.getByRole('link', { name: /^Mandar por WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/59898111222?text=${text}`,
  );
  await user.tab();
  expect(localStorage.getItem('tero.own-contact')).toBe('098 111 222');
  back();
  const { signOutHere } = await import('../src/lib/session/sign-out.ts');
  signOutHere();
  expect(localStorage.getItem('tero.own-contact')).toBeNull();
});
