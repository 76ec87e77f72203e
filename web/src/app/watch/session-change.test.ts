import type { SessionAccount } from '@tero/shared/contract/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice } from '../../../test/device.ts';
import { sessionKey } from '../../lib/session/session-storage.ts';

let device: Device;

beforeEach(() => {
  device = newDevice();
  device.online = false;
});
afterEach(() => vi.useRealTimers());

const account = { id: 7, name: 'Ana' } as unknown as SessionAccount;
const response = (token: string) => ({
  success: true as const,
  token,
  provider: account,
  userType: 'provider' as const,
  role: 'provider' as const,
});

/** Opens the app as a browser does that was started anew, and waits until it knows who is signed in. */
async function open() {
  vi.resetModules();
  const { followSession } = await import('./session-change.ts');
  const session = await import('../../lib/session/session.ts');
  const { readSessionCopy } = await import('../../offline/outbox/session-copy.ts');
  followSession();
  await vi.waitFor(() => expect(session.useSession.getState().isRestoring).toBe(false));
  const isSignedIn = () => session.useSession.getState().account?.id === 7;
  return { ...session, isSignedIn, copy: readSessionCopy };
}

/** Kills the browser before it has written what changed in localStorage since `before` to the disk. */
function kill(before: string | null): void {
  if (before === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, before);
}

const signedIn = { ...response('token-1') } as unknown as Parameters<Awaited<ReturnType<typeof open>>['signIn']>[0];

test('a remembered session survives a kill right after the sign-in', async () => {
  const first = await open();
  first.signIn(signedIn, true);
  await vi.waitFor(async () => expect((await first.copy())?.token).toBe('token-1'));
  kill(null);
  const second = await open();
  expect(second.isSignedIn()).toBe(true);
  expect(localStorage.getItem(sessionKey)).toContain('token-1');
  expect((await second.copy())?.token).toBe('token-1');
});

test('a session that was ended does not come back by a kill right after', async () => {
  const first = await open();
  first.signIn(signedIn, true);
  await vi.waitFor(async () => expect((await first.copy())?.token).toBe('token-1'));
  const before = localStorage.getItem(sessionKey);
  first.signOut();
  await vi.waitFor(async () => expect(await first.copy()).toBeNull());
  kill(before);
  localStorage.setItem('tero.searches', '["plomero"]');
  localStorage.setItem('tero.place', 'Salto');
  localStorage.setItem('tero.compared', '[{"id":1,"title":"Destapes"}]');
  const second = await open();
  await vi.waitFor(() => expect(second.isSignedIn()).toBe(false));
  expect(localStorage.getItem(sessionKey)).toBeNull();
  // nor what its owner searched for, and where, and compared (rules SRCH-120, SRCH-127 and COMP-3)
  expect(localStorage.getItem('tero.searches')).toBeNull();
  expect(localStorage.getItem('tero.place')).toBeNull();
  expect(localStorage.getItem('tero.compared')).toBeNull();
});

test('a newer session of another account wins over the one that a kill has left', async () => {
  const first = await open();
  first.signIn(signedIn, true);
  const before = localStorage.getItem(sessionKey);
  vi.setSystemTime(Date.now() + 1_000);
  first.signIn({ ...signedIn, token: 'token-2' }, true);
  await vi.waitFor(async () => expect((await first.copy())?.token).toBe('token-2'));
  kill(before);
  const second = await open();
  await vi.waitFor(() => expect(second.useSession.getState().token).toBe('token-2'));
});

test('a session that ends with the browser is not remembered', async () => {
  const first = await open();
  first.signIn(signedIn, false);
  sessionStorage.removeItem(sessionKey);
  const second = await open();
  expect(second.isSignedIn()).toBe(false);
});

test('a session that expires keeps place and searches for its owner, and for nobody else who signs in', async () => {
  const first = await open();
  localStorage.setItem('tero.place', 'Salto');
  first.signIn(signedIn, true);
  first.expireSession('token-1');
  first.signIn({ ...signedIn, token: 'token-2' }, true);
  expect(localStorage.getItem('tero.place')).toBe('Salto');
  first.expireSession('token-2');
  const other = { ...account, id: 8 } as SessionAccount;
  first.signIn({ ...response('token-3'), provider: other } as unknown as typeof signedIn, true);
  expect(localStorage.getItem('tero.place')).toBeNull();
});
