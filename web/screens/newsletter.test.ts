import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { mailTo } from './mails.ts';
import { open } from './open.tsx';

const h = await startHarness();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => within(screen.getByRole('main')).findByRole('button', { name });

/** Returns the path of a link in the email. */
async function linkIn(email: string, subject: RegExp, path: string): Promise<string> {
  const mail = await mailTo(h, email, subject);
  return new RegExp(`${path}\\S*`).exec(mail)?.[0] ?? expect.fail(mail);
}

test('a reader asks for the newsletter, confirms and leaves', async () => {
  const email = 'lectora@correo.example';
  let user = await open(h, '/blog');
  const form = within(await screen.findByRole('region', { name: 'Boletín por email' }));
  await user.click(await form.findByRole('button', { name: 'Suscribirme' }));
  await form.findByText('El email es requerido');
  await form.findByText('Marcá la casilla para recibir el boletín');
  await user.type(form.getByRole('textbox', { name: /^Email/ }), email);
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Suscribirme' }));
  await form.findByText(/Te mandamos un email para confirmar\./);

  const confirming = await linkIn(email, /Confirmá/, '/boletin/confirmar');
  for (const _ of ['once', 'again']) {
    user = await open(h, confirming);
    await user.click(await press('Confirmar la suscripción al boletín'));
    await heading('Listo, te suscribiste al boletín');
  }

  const leaving = await linkIn(email, /Ya estás/, '/api/newsletter/unsubscribe');
  const { headers, status } = await h.call('GET', leaving);
  expect(status).toBe(302);
  const { pathname, search } = new URL(String(headers.location));
  user = await open(h, pathname + search);
  await heading('¿Dejar el boletín?');
  await user.click(await press('Darme de baja'));
  await heading('Listo, no te escribimos más');
  user = await open(h, '/boletin/confirmar?token=x');
  await user.click(await press('Confirmar la suscripción al boletín'));
  await heading('El enlace no sirve');
});
