import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { emailChanges } from '../../api/test/email-changes.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider, type Person } from '../../api/test/people.ts';
import { field, fill, follow, heading, isAt, logIn, main, press } from './acts.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const changes = emailChanges(h);

/** Asks for another email on a new page. */
async function askFor(email: string, as: Person) {
  const user = await open(h, '/change-email', { as });
  await fill(user, await field('Email nuevo'), email);
  await press(user, 'Mandar el enlace');
  await within(main()).findByText('Falta confirmar el email nuevo');
  return user;
}

test.each(['client', 'provider'])('a %s changes its email, which counts from the confirmation on', async (kind) => {
  const [person, from] =
    kind === 'client' ? [await createClient(h), '/user-settings'] : [await createProvider(h), '/provider-settings'];
  const email = `nuevo.${kind}@correo.example`;
  let user = await open(h, from, { as: person });
  await follow(user, /Cambiar email/);
  await isAt('/change-email');
  await askFor(email, person);
  expect(within(main()).getAllByText(person.email).length).toBeGreaterThan(0);
  expect(await changes.stopLinks(person.email)).toHaveLength(1);

  user = await open(h, `/confirm-email?token=${await changes.confirmLink(email)}`, { as: person });
  await press(user, 'Sí, confirmar mi email nuevo');
  await heading('¡Listo, cambió tu email!');
  within(main()).getByText(new RegExp(email));
  // this session stays and all others have ended; the new email signs in
  expect((await h.call('GET', '/api/auth/verify', { as: person.token })).status).toBe(401);
  await open(h, from, { as: person });
  await within(main()).findByText(email);
  user = await open(h, '/login');
  await logIn(user, email);
  await waitFor(() => expect(location.pathname).not.toBe('/login'));
});

test('a change that waits can be cancelled; bad links say so', async () => {
  const client = await createClient(h);
  const email = 'nunca@correo.example';
  let user = await askFor(email, client);
  const link = await changes.confirmLink(email);
  await press(user, 'Cancelar el cambio');
  await waitFor(() => expect(within(main()).queryByText('Falta confirmar el email nuevo')).toBeNull());
  user = await open(h, `/confirm-email?token=${link}`, { as: client });
  await press(user, 'Sí, confirmar mi email nuevo');
  await within(main()).findByText('El enlace no sirve o ya se usó. Pedí el cambio de nuevo.');
  for (const path of ['/confirm-email', '/stop-email']) {
    await open(h, path, { as: client });
    await within(main()).findByText('El enlace está incompleto. Copialo entero del email.');
  }
});

test('who has not verified the email reads of no button that its notice lacks (rule ACC-63)', async () => {
  const button = /con un botón para cancelar/;
  await open(h, '/change-email', { as: await createClient(h, { email_verified: 0 }) });
  await within(main()).findByText('Avisamos al email anterior.');
  expect(within(main()).queryByText(button)).toBeNull();
  await open(h, '/change-email', { as: await createClient(h) });
  await within(main()).findByText(button);
});

test('faults of a new email stand under the field', async () => {
  const client = await createClient(h);
  const user = await open(h, '/change-email', { as: client });
  const send = async (email: string) => {
    await fill(user, await field('Email nuevo'), email);
    await press(user, 'Mandar el enlace');
  };
  await send('sin arroba');
  await within(main()).findByText('Formato de email inválido');
  await send(client.email);
  await within(main()).findByText('Ese ya es tu email');
  const repair = failing(/./, 'lost');
  await send('con.signal@correo.example');
  await waitFor(() => expect(within(main()).getByRole('alert')).toHaveTextContent(/se[ñn]al|conexión/i));
  expect(await field('Email nuevo')).toHaveValue('con.signal@correo.example');
  repair();
  await press(user, 'Mandar el enlace');
  await within(main()).findByText('Falta confirmar el email nuevo');
});
