import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const Page = () => null;
let load: () => Promise<{ Component: typeof Page }>;

vi.mock('./screens.ts', () => ({
  screens: [{ path: '/servicios/:id', title: 'Servicio', who: 'anyone', lazy: () => load() }],
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  load = async () => ({ Component: Page });
  vi.stubGlobal('window', { location: { pathname: '/servicios/7' } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the screen is drawn at once where its code is on the device', async () => {
  const { firstPage, loadFirstPage } = await import('./first-page.ts');
  await loadFirstPage();
  expect(firstPage()).toMatchObject({ screen: { path: '/servicios/:id' }, Page });
});

test('without a worker nothing waits for the code', async () => {
  vi.stubGlobal('navigator', {});
  const { firstPage, loadFirstPage } = await import('./first-page.ts');
  expect(loadFirstPage()).toBeNull();
  expect(firstPage()).toBeNull();
});

test.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['never comes', () => new Promise<never>(() => undefined)],
])('code that %s is asked for again by the screen', async (_what, fails) => {
  load = fails;
  const { firstPage, loadFirstPage } = await import('./first-page.ts');
  const waiting = loadFirstPage();
  await vi.advanceTimersByTimeAsync(500);
  await waiting;
  expect(firstPage()).toBeNull();
});
