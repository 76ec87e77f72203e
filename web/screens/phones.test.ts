import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider, password } from '../../api/test/people.ts';
import { open } from './open.tsx';

const h = await startHarness();
const main = () => within(screen.getByRole('main'));

async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

const phoneOf = async (email: string) =>
  h.deps.db.selectFrom('accounts').select('phone').where('email_key', '=', email).executeTakeFirst();

test('a client registers with any spelling of a phone, and reads it in one', async () => {
  const user = await open(h, '/register');
  const email = 'ana.telefono@correo.example';
  await fill(user, await screen.findByRole('textbox', { name: /^Nombre( \*)?$/ }), 'Ana Prueba');
  await fill(user, screen.getByLabelText(/^Nombre de usuario/), 'ana.telefono');
  await fill(user, screen.getByLabelText(/^Email/), email);
  await fill(user, screen.getByLabelText(/^Contraseña/, { selector: 'input' }), password);
  await fill(user, screen.getByLabelText(/^Repetí la contraseña/, { selector: 'input' }), password);
  await user.click(screen.getByRole('checkbox'));
  const phone = screen.getByLabelText(/^Teléfono/);
  const send = main().getByRole('button', { name: 'Registrarse' });
  for (const [typed, fault] of [
    ['12 34 56', 'El teléfono debe tener 9 dígitos'],
    ['099 123 4567', 'El teléfono debe tener 9 dígitos'],
    ['2400 1234', 'Ese es un teléfono fijo. Escribí un celular: empieza con 09'],
    ['+54 9 11 2345 6789', 'Escribí un teléfono de Uruguay, por ejemplo 099 123 456'],
  ] as const) {
    await fill(user, phone, typed);
    await user.click(send);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(expect.stringContaining(fault)));
  }
  await fill(user, phone, '+598 (99) 123-456');
  await user.click(send);
  await waitFor(async () => expect(await phoneOf(email)).toEqual({ phone: '099123456' }));
});

test('a provider is told of a number that nobody can write to, and of an emergency number that is none', async () => {
  const as = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
  let user = await open(h, '/edit-profile', { as });
  const fields = async () => ({
    phone: await screen.findByRole('textbox', { name: /^Teléfono( \*)?$/ }),
    emergency: screen.getByLabelText(/^Teléfono del contacto/),
  });
  let { phone, emergency } = await fields();
  const save = screen.getByRole('button', { name: 'Guardar cambios' });
  await fill(user, phone, '099 12 34');
  await fill(user, emergency, '2400 12');
  await user.click(save);
  await screen.findByText('El teléfono debe tener 9 dígitos');
  await screen.findByText('El teléfono debe tener 9 dígitos si es celular, u 8 si es fijo');
  await fill(user, phone, '598 99 123 456');
  await fill(user, emergency, '2400.1234');
  await user.click(save);
  await waitFor(() => expect(location.pathname).toBe('/provider-profile'));
  user = await open(h, '/edit-profile', { as });
  ({ phone, emergency } = await fields());
  expect(phone).toHaveValue('099123456');
  expect(emergency).toHaveValue('24001234');
});

test('a client and a message to the team take it in any spelling too', async () => {
  const as = await createClient(h);
  let user = await open(h, '/user-profile', { as });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await fill(user, screen.getByLabelText(/^Teléfono/), '00598 99 123 456');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Perfil actualizado correctamente.');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('099 123 456'));
  user = await open(h, '/contact', { as });
  const phone = await screen.findByLabelText(/^Teléfono/);
  await fill(user, phone, '12 34 56');
  await fill(user, main().getByRole('textbox', { name: /^Asunto/ }), 'Consulta');
  await fill(user, main().getByRole('textbox', { name: /^Mensaje/ }), 'Hola');
  await user.click(main().getByRole('button', { name: 'Enviar mensaje' }));
  const fault = 'El teléfono debe tener 9 dígitos si es celular, u 8 si es fijo';
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(fault));
  await fill(user, phone, '2400 1234');
  await user.click(main().getByRole('button', { name: 'Enviar mensaje' }));
  const sent = () => h.deps.db.selectFrom('contact_messages').select('phone').execute();
  await waitFor(async () => expect(await sent()).toEqual([{ phone: '24001234' }]));
});

test('a provider adds a landline for calls, and whoever sees the phone calls there (rule PHONE-94)', async () => {
  const as = await createProvider(h, { entitled: true, phone: '099765432', profile: { company_name: 'Luz y Norte' } });
  let user = await open(h, '/edit-profile', { as });
  const field = await screen.findByLabelText(/^Otro teléfono para llamadas/);
  await fill(user, field, '2400-1234');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(location.pathname).toBe('/provider-profile'));
  user = await open(h, `/provider-profile/${as.id}`, { as: await createClient(h) });
  const [call] = await screen.findAllByRole('link', { name: 'Llamar al 2400 1234' });
  expect(call).toHaveAttribute('href', 'tel:+59824001234');
});
