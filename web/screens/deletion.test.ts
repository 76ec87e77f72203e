import { day } from '@tero/shared/rules/time/durations';
import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { passDays } from '../../api/test/deletion.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, type Person, password } from '../../api/test/people.ts';
import { follow, heading, isAt, logIn, main, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();
let client: Person;

beforeEach(async () => {
  h.clock.set('2026-03-10T15:00:00.000Z');
  client = await createClient(h);
});

const until = '/deleted-account?until=2026-03-17T15%3A00%3A00.000Z';

async function deleteOn(path = '/user-settings') {
  const user = await open(h, path, { as: client });
  await press(user, 'Eliminar cuenta');
  await press(user, 'Eliminar cuenta', await screen.findByRole('alertdialog'));
  return user;
}

test('whoever deletes the account is told of it, though a read of the screen finds the session ended before', async () => {
  const user = await open(h, '/user-settings', { as: client });
  await press(user, 'Eliminar cuenta');
  const { verifySession } = await import('../src/lib/session/verify-session.ts');
  const ask = fetch;
  vi.stubGlobal('fetch', async (input: Request) => {
    const answer = await ask(input);
    if (input.method === 'DELETE') await verifySession();
    return answer;
  });
  await press(user, 'Eliminar cuenta', await screen.findByRole('alertdialog'));
  await isAt(until);
  await heading('Tu cuenta ya no se ve');
  expect(main()).toHaveTextContent('17 de marzo de 2026');
  expect(sessionStorage.getItem('tero.session')).toBeNull();
});

test('signing in within the days asks; who recovers it is signed in, with everything as it was', async () => {
  let user = await deleteOn();
  await isAt(until);
  await follow(user, 'Iniciar sesión', main());
  await logIn(user, client.email);
  await isAt('/recover-account');
  await heading('Vamos a eliminar tu cuenta');
  expect(main()).toHaveTextContent('17 de marzo de 2026');
  await press(user, 'Recuperar mi cuenta');
  await heading('¡Recuperaste tu cuenta!');
  user = await open(h, '/user-settings', { as: client });
  await heading('Configuración de Cuenta');
  await passDays(h);
  const login = await h.call('POST', '/api/auth/login', { body: { identifier: client.email, password } });
  expect(login.status).toBe(200);
});

test('who goes on with it stays signed out, and the screen asks nobody else', async () => {
  await deleteOn();
  await isAt(until);
  const user = await open(h, '/login');
  await logIn(user, client.email);
  await heading('Vamos a eliminar tu cuenta');
  await press(user, 'Seguir con la eliminación');
  await isAt(until);
  await heading('Tu cuenta ya no se ve');
  await open(h, '/recover-account');
  await heading('Iniciá sesión para recuperar tu cuenta');
  expect(main()).toHaveTextContent('Iniciar sesión');
});

test('a try that comes too late says so, with the way to sign in again', async () => {
  await deleteOn();
  await isAt(until);
  const user = await open(h, '/login');
  await logIn(user, client.email);
  await heading('Vamos a eliminar tu cuenta');
  h.clock.advance(day);
  await press(user, 'Recuperar mi cuenta');
  await screen.findByText(/^Pasó demasiado tiempo/);
  await follow(user, 'Iniciar sesión', main());
  await isAt('/login');
});
