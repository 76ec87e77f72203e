import type { SessionAccount } from '@tero/shared/contract/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { signedInAs, startApp, tokenOf } from '../../../test/started-app.ts';
import { sessionKey } from '../../lib/session/session-storage.ts';

let device: Device;

beforeEach(() => {
  device = newDevice();
  device.online = false;
});
afterEach(() => vi.useRealTimers());

const copied = async (page: Page) => until(async () => (await page.copied()) === tokenOf('one'));

type Page = Awaited<ReturnType<typeof open>>;

/** Opens the app, and waits until it knows who is signed in. */
async function open() {
  const page = await startApp();
  await page.isReady();
  return page;
}

/** Kills the browser before it has written the changes in localStorage since `before` to the disk. */
function kill(before: string | null): void {
  localStorage.removeItem('tero.ended');
  if (before === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, before);
}

test('a remembered session survives a kill right after the sign-in', async () => {
  const first = await open();
  first.signIn(signedInAs('one'), true);
  await copied(first);
  kill(null);
  const second = await open();
  expect(second.isSignedIn()).toBe(true);
  expect(localStorage.getItem(sessionKey)).toContain(tokenOf('one'));
  expect(await second.copied()).toBe(tokenOf('one'));
});

test('a session that was ended does not come back by a kill right after', async () => {
  const first = await open();
  first.signIn(signedInAs('one'), true);
  await copied(first);
  const before = localStorage.getItem(sessionKey);
  first.signOut();
  await until(async () => (await first.copied()) === null);
  kill(before);
  localStorage.setItem('tero.searches', '["plomero"]');
  localStorage.setItem('tero.place', 'Salto');
  localStorage.setItem('tero.compared', '[{"id":1,"title":"Destapes"}]');
  const second = await open();
  await vi.waitFor(() => expect(second.isSignedIn()).toBe(false));
  expect(localStorage.getItem(sessionKey)).toBeNull();
  // the owner's searches, place and comparison are gone too (rules SRCH-120, SRCH-127 and COMP-3)
  expect(localStorage.getItem('tero.searches')).toBeNull();
  expect(localStorage.getItem('tero.place')).toBeNull();
  expect(localStorage.getItem('tero.compared')).toBeNull();
});

test('a newer session of another account wins over the one that a kill has left', async () => {
  const first = await open();
  first.signIn(signedInAs('one'), true);
  const before = localStorage.getItem(sessionKey);
  vi.setSystemTime(Date.now() + 1_000);
  first.signIn(signedInAs('two'), true);
  await until(async () => (await first.copied()) === tokenOf('two'));
  kill(before);
  const second = await open();
  await vi.waitFor(() => expect(second.useSession.getState().token).toBe(tokenOf('two')));
});

test('a session that ends with the browser is not remembered', async () => {
  const first = await open();
  first.signIn(signedInAs('one'), false);
  sessionStorage.removeItem(sessionKey);
  const second = await open();
  expect(second.isSignedIn()).toBe(false);
});

test('a session that expires keeps place and searches for its owner, and for nobody else who signs in', async () => {
  const first = await open();
  localStorage.setItem('tero.place', 'Salto');
  first.signIn(signedInAs('one'), true);
  first.expireSession(tokenOf('one'));
  first.signIn(signedInAs('two'), true);
  expect(localStorage.getItem('tero.place')).toBe('Salto');
  first.expireSession(tokenOf('two'));
  first.signIn(signedInAs('three', { id: 8, name: 'Eva' } as SessionAccount), true);
  expect(localStorage.getItem('tero.place')).toBeNull();
});
