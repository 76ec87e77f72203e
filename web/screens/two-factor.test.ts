import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider, password } from '../../api/test/people.ts';
import { codeOf } from '../e2e/authenticator.ts';
import { field, fill, follow, heading, isAt, logIn, main, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();

test.each([
  ['client', '/user-settings'],
  ['provider', '/provider-settings'],
] as const)(
  'a %s turns the verification on in the settings, enters with a code, and turns it off (rule SES-18)',
  async (kind, settings) => {
    const person = await (kind === 'client' ? createClient(h) : createProvider(h));
    let user = await open(h, settings, { as: person });
    await follow(user, /Verificación en dos pasos/, main());
    await isAt('/two-factor');
    await press(user, 'Activar', main());
    const dialog = await screen.findByRole('dialog');
    await waitFor(async () => expect(await field('Tu contraseña actual', dialog)).toHaveFocus());
    await fill(user, await field('Tu contraseña actual', dialog), 'no es esta');
    await press(user, 'Continuar', dialog);
    await within(dialog).findByText('La contraseña actual es incorrecta');
    await fill(user, await field('Tu contraseña actual', dialog), password);
    await press(user, 'Continuar', dialog);
    const shown = await screen.findByRole('dialog', { name: 'Escaneá el código QR' });
    const secret = (shown.querySelector('code')?.textContent ?? '').replaceAll(' ', '');
    await fill(user, await field('Código', shown), codeOf(secret));
    await press(user, 'Activar', shown);
    const codes = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    const [first] = within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await press(user, 'Ya los guardé', main());
    await within(main()).findByText('Te quedan 10 códigos de recuperación.');

    user = await open(h, '/login');
    await logIn(user, person.email);
    await waitFor(async () => expect(await field('Código')).toHaveFocus());
    within(main()).getByRole('link', { name: 'Contactar a soporte' });
    await fill(user, await field('Código'), first ?? '');
    await press(user, 'Iniciar sesión', main());
    await isAt('/');

    user = await open(h, '/two-factor', { as: person });
    await heading('Seguridad');
    await within(main()).findByText('Te quedan 9 códigos de recuperación.');
    await press(user, 'Desactivar', main());
    const last = await screen.findByRole('dialog');
    await fill(user, await field('Tu contraseña actual', last), password);
    await fill(user, await field('Código', last), codeOf(secret, 1));
    await press(user, 'Desactivar', last);
    await screen.findByRole('button', { name: 'Activar' });
  },
);

test('who only has Google is told to choose a password first', async () => {
  const person = await createClient(h);
  await h.deps.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', person.id).execute();
  const user = await open(h, '/two-factor', { as: person });
  await within(main()).findByText(/Tu cuenta todavía no tiene contraseña/);
  expect(within(main()).queryByRole('button', { name: 'Activar' })).toBeNull();
  await follow(user, 'Elegir una contraseña', main());
  await isAt('/forgot-password');
});
