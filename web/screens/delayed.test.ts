import { once } from 'node:events';
import { createServer } from 'node:net';
import { delayedAnswer, delayedWords } from '@tero/shared/rules/text/delayed';
import { minute } from '@tero/shared/rules/time/durations';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import { deliveriesOf } from '../../api/test/deliveries.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient } from '../../api/test/people.ts';
import { open } from './open.tsx';

const listener = createServer().listen(0, '127.0.0.1');
await once(listener, 'listening');
const { port } = listener.address() as { port: number };
listener.close();

const h = await startHarness({ SMTP_URL: `smtp://127.0.0.1:${port}`, REQUIRE_EMAIL_VERIFICATION: '1' });
const { deliver } = deliveriesOf(h);
const main = () => screen.getByRole('main');
const press = (name: string) => screen.findByRole('button', { name });

// for ten minutes no mail has left
beforeAll(async () => {
  const { email } = await createClient(h);
  expect((await h.call('POST', '/api/auth/forgot-password', { body: { email } })).status).toBe(200);
  await deliver('email');
  h.clock.advance(9 * minute);
  await deliver('email');
  h.clock.advance(minute);
});

test('while mails do not leave no screen says that one was sent (rule NOTI-92)', async () => {
  const sent = /(?<!Vamos a )\b(?:mandamos|Mandamos|reenviado)\b|bandeja de entrada|carpeta de spam/;
  const client = await createClient(h, { email_verified: 0 });
  let user = await open(h, '/forgot-password');
  await user.type(await screen.findByLabelText(/^Email/), client.email);
  await user.click(await press('Enviar enlace'));
  await screen.findByRole('heading', { level: 1, name: 'Tu enlace va a demorar' });
  expect(main()).toHaveTextContent(delayedWords.email);
  expect(document.body).not.toHaveTextContent(sent);

  user = await open(h, '/blog');
  const form = await screen.findByRole('region', { name: 'Boletín por email' });
  await user.type(within(form).getByRole('textbox', { name: /^Email/ }), 'demora@correo.example');
  await user.click(within(form).getByRole('checkbox'));
  await user.click(within(form).getByRole('button', { name: 'Suscribirme' }));
  await waitFor(() => expect(form).toHaveTextContent(delayedWords.email));
  expect(document.body).not.toHaveTextContent(sent);

  user = await open(h, '/contact');
  const field = (name: RegExp) => within(main()).findByRole('textbox', { name });
  await user.type(await field(/^Nombre/), 'Ana Prueba');
  await user.type(await field(/^Email/), 'demora@correo.example');
  await user.type(await field(/^Asunto/), 'Consulta');
  await user.type(await field(/^Mensaje/), 'Hola, ¿cómo va?');
  await user.click(await press('Enviar mensaje'));
  await waitFor(() => expect(main()).toHaveTextContent(delayedAnswer));
  expect(main()).not.toHaveTextContent('Mensaje enviado con éxito');

  user = await open(h, '/change-email', { as: client });
  await user.type(await screen.findByLabelText(/^Email nuevo/), 'nueva@correo.example');
  await user.click(await press('Mandar el enlace'));
  const waiting = await screen.findByRole('region', { name: 'Cambio pendiente' });
  expect(waiting).toHaveTextContent('Vamos a mandar el enlace a');
  expect(waiting).toHaveTextContent(delayedWords.email);
  user = await open(h, '/user-profile', { as: client });
  await user.click(await press('Reenviar email de verificación'));
  await waitFor(() => expect(main()).toHaveTextContent(delayedWords.email));
});

test('who registers where the email is verified first reads that the link takes', async () => {
  const user = await open(h, '/register');
  const fill = async (label: RegExp, text: string) =>
    user.type(await screen.findByLabelText(label, { selector: 'input' }), text);
  await fill(/^Nombre( \*)?$/, 'Ana');
  await fill(/^Nombre de usuario/, 'ana.demora');
  await fill(/^Email/, 'ana.demora@correo.example');
  await fill(/^Teléfono/, '099 123 456');
  await fill(/^Contraseña/, 'Clave-segura-1');
  await fill(/^Repetí la contraseña/, 'Clave-segura-1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(within(main()).getByRole('button', { name: 'Registrarse' }));
  const told = await screen.findByRole('heading', { name: 'Tu enlace va a demorar' });
  await waitFor(() => expect(told).toHaveFocus());
  expect(main()).toHaveTextContent(delayedWords.email);
  expect(main()).toHaveTextContent('Vamos a mandar un enlace a');
  expect(main()).not.toHaveTextContent('carpeta de spam');
});

test('mails that do not leave are counted in the panel, with why', async () => {
  const user = await open(h, '/admin', { as: await createAdmin(h) });
  const todo = within(await screen.findByRole('region', { name: 'Tareas' }));
  await user.click(await todo.findByRole('link', { name: /\d+ emails? que no sale/ }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin/logs?tab=emails'));
  await waitFor(() => expect(main()).toHaveTextContent(/El servidor de emails dijo: .*ECONNREFUSED/));
});
