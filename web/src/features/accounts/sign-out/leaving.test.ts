import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Device, newDevice, until } from '../../../../test/device.ts';
import { deviceText, holdDisk, signedInAs, startApp, tokenOf } from '../../../../test/started-app.ts';
import { sessionKey } from '../../../lib/session/session-storage.ts';

let device: Device;

beforeEach(() => {
  device = newDevice();
  device.online = false;
});
afterEach(() => vi.useRealTimers());

/** Opens the app with a remembered session, of which the device has a copy. */
async function openSignedIn(sid = 'one') {
  const page = await startApp();
  await page.isReady();
  page.signIn(signedInAs(sid), true);
  await until(async () => (await page.copied()) === tokenOf(sid));
  return page;
}

const fire = (type: string, more: object) => dispatchEvent(Object.assign(new Event(type), more));
const ofAna = /Ana|correo|eyJ/;

test('nothing of a session is on the device once the screen says so (rule SES-88)', async () => {
  const page = await openSignedIn();
  const db = await openDB('tero');
  await db.put('answers', { account: 7, key: '["favorites"]', data: 'Toldos de Ana', at: 1 });
  await db.put('answers', { account: 0, key: '["categories"]', data: 'Plomería', at: 1 });
  localStorage.setItem('tero.place', 'Salto');
  sessionStorage.setItem('tero.draft.accept-quote-3', '{"name":"Ana"}');
  expect(await deviceText()).toMatch(ofAna);
  let left = Promise.resolve('');
  let wasShown = false;
  await page.leave(() => {
    wasShown = page.isSignedIn();
    left = deviceText();
  });
  expect([wasShown, page.isSignedIn()]).toEqual([true, false]);
  expect(await left).not.toMatch(ofAna);
  expect(await left).toContain('Plomería');
  expect(await left).not.toContain('Salto');
  expect(await page.readSessionCopy()).toEqual({ copy: null, ended: 'one' });
});

test('on a slow disk the screen says so only then, and a load at once finds nobody', async () => {
  const page = await openSignedIn();
  const release = await holdDisk();
  const leaving = page.leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.isSignedIn()).toBe(true);
  // the disk still has the copy
  const next = await startApp();
  expect(next.isSignedIn()).toBe(false);
  release();
  await leaving;
  expect(page.isSignedIn()).toBe(false);
  await next.isReady();
  expect(next.isSignedIn()).toBe(false);
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('a disk that does not answer keeps nobody signed in for longer than ten seconds', async () => {
  const page = await openSignedIn();
  const release = await holdDisk();
  const leaving = page.leave();
  await vi.advanceTimersByTimeAsync(10_000);
  await leaving;
  expect(page.isSignedIn()).toBe(false);
  release();
});

test('a page that is killed right after the tap leaves nothing to the next start', async () => {
  const page = await openSignedIn();
  page.kill();
  await page.leave();
  const next = await startApp();
  expect(next.isSignedIn()).toBe(false);
  await next.isReady();
  expect(next.isSignedIn()).toBe(false);
  expect(await deviceText()).not.toMatch(ofAna);
  device.online = true;
  await next.sendPendingSignOuts();
  expect(device.server.calls.map(({ path, body, token }) => ({ path, body, token }))).toEqual([
    { path: '/api/auth/logout', body: { session: 'one' }, token: null },
  ]);
});

test('a browser that is killed before localStorage is on the disk does not go on, and tells the server', async () => {
  const page = await openSignedIn();
  const before = localStorage.getItem(sessionKey) ?? '';
  await page.leave();
  for (const name of ['tero.ended', 'tero.farewells']) localStorage.removeItem(name);
  localStorage.setItem(sessionKey, before);
  device.online = true;
  const next = await startApp();
  await until(() => !next.isSignedIn());
  await until(() => device.server.calls.some(({ path }) => path === '/api/auth/logout'));
  expect(device.server.calls.find(({ path }) => path === '/api/auth/logout')?.body).toEqual({ session: 'one' });
});

test('nor does a session that ends with the browser, which such a kill brings back with its tab', async () => {
  const page = await startApp();
  await page.isReady();
  page.signIn(signedInAs('short'), false);
  const before = sessionStorage.getItem(sessionKey) ?? '';
  await page.leave();
  localStorage.removeItem('tero.ended');
  sessionStorage.setItem(sessionKey, before);
  const next = await startApp();
  await until(() => !next.isSignedIn());
  expect(sessionStorage.getItem(sessionKey)).toBeNull();
});

test('the server hears of it with the token at once, and else later by the id alone', async () => {
  const page = await openSignedIn();
  await page.leave();
  expect(localStorage.getItem('tero.farewells')).toBe('["one"]');
  // an earlier version stored whole tokens
  localStorage.setItem('tero.farewells', JSON.stringify([tokenOf('older')]));
  device.online = true;
  page.signIn(signedInAs('two'), true);
  await page.leave();
  await until(() => device.server.calls.length === 2);
  expect(device.server.calls.map(({ body, token }) => ({ body, token }))).toEqual([
    { body: { session: 'older' }, token: null },
    { body: { session: 'two' }, token: tokenOf('two') },
  ]);
  await until(() => localStorage.getItem('tero.farewells') === null);
});

test('an unsubscription that hangs holds it up for two seconds', async () => {
  const page = await openSignedIn();
  const shown = [{ close: vi.fn() }];
  const subscription = { endpoint: 'https://push.example/1', unsubscribe: () => new Promise(() => undefined) };
  const registration = {
    getNotifications: async () => shown,
    pushManager: { getSubscription: async () => subscription },
  };
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } });
  const { writePushRecord } = await import('../../../lib/device/push-record.ts');
  writePushRecord({ accountId: 7, endpoint: subscription.endpoint, deviceId: 3 });
  const leaving = page.leave();
  await until(() => shown[0]?.close.mock.calls.length === 1);
  await until(async () => (await page.copied()) === null);
  expect(page.isSignedIn()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await leaving;
  expect(page.isSignedIn()).toBe(false);
  expect(localStorage.getItem('tero.push')).toBe('{"accountId":7,"endpoint":null,"deviceId":null}');
});

test('another tab that is open does not bring it back', async () => {
  const other = await openSignedIn();
  const page = await startApp();
  await page.isReady();
  await page.leave();
  // the other tab receives a response to an earlier request before it learns that the session ended
  other.refreshSession(signedInAs('one'));
  expect(localStorage.getItem(sessionKey)).toBeNull();
  const { writeSessionCopy } = await import('../../../offline/outbox/session-copy.ts');
  await writeSessionCopy({ account: 7, token: tokenOf('one') });
  expect(await page.copied()).toBeNull();
  fire('storage', { key: 'tero.ended', newValue: localStorage.getItem('tero.ended') });
  expect(other.useSession.getState()).toMatchObject({ account: null, token: null, wasEnded: true });
});

test('a page that comes back from the browser’s cache shows nobody either, or who is there now', async () => {
  const cached = await openSignedIn();
  const page = await startApp();
  await page.isReady();
  await page.leave();
  expect(cached.isSignedIn()).toBe(true);
  fire('pageshow', { persisted: true });
  expect(cached.isSignedIn()).toBe(false);
});

test('a session that the server has ended does not come back where the page is left at once', async () => {
  const page = await openSignedIn();
  page.kill();
  page.expireSession(tokenOf('one'));
  const next = await startApp();
  await next.isReady();
  expect(next.isSignedIn()).toBe(false);
  expect(await deviceText()).not.toMatch(ofAna);
});

test('who signs out leaves the session alone that has begun in another tab meanwhile', async () => {
  const page = await openSignedIn();
  const release = await holdDisk();
  const leaving = page.leave();
  const other = await startApp();
  other.signIn(signedInAs('two'), true);
  fire('storage', { key: sessionKey, newValue: localStorage.getItem(sessionKey) });
  release();
  await leaving;
  expect(page.useSession.getState().token).toBe(tokenOf('two'));
  expect(localStorage.getItem(sessionKey)).toContain(tokenOf('two'));
  await until(async () => (await page.copied()) === tokenOf('two'));
});

test('of a token that an earlier version kept whole the id alone stays', async () => {
  const page = await openSignedIn();
  await page.leave();
  const db = await openDB('tero');
  await db.put('device', { ended: tokenOf('old') }, 'session');
  const next = await startApp();
  await next.isReady();
  expect(await db.get('device', 'session')).toEqual({ ended: 'old' });
  expect(await deviceText()).not.toMatch(ofAna);
});
