import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedScreen } from '../screens/screen.ts';

const Page = () => null;
let load: () => Promise<LoadedScreen>;

vi.mock('../screens/service-screens.ts', () => ({
  serviceScreens: [{ path: '/servicios/:id', title: 'Servicio', who: 'anyone', lazy: () => load() }],
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  load = async () => ({ Component: Page });
  vi.stubGlobal('window', { location: { pathname: '/servicios/7', search: '?page=2' } });
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

test('without signal the drawing waits for what the device has, and for nothing else', async () => {
  const asked: unknown[] = [];
  let read: () => void = () => undefined;
  const readAhead: LoadedScreen['readAhead'] = ({ id }, search) => {
    asked.push([id, search.get('page')]);
    return new Promise<void>((resolve) => {
      read = resolve;
    });
  };
  load = async () => ({ Component: Page, readAhead });
  const drawn = vi.fn();
  const start = async () => {
    vi.resetModules();
    const { firstPage, loadFirstPage } = await import('./first-page.ts');
    drawn.mockClear();
    void loadFirstPage()?.then(drawn);
    await vi.advanceTimersByTimeAsync(0);
    return firstPage;
  };
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, onLine: true });
  await start();
  expect([asked, drawn.mock.calls.length]).toEqual([[['7', '2']], 1]);

  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, onLine: false });
  await start();
  expect(drawn).not.toHaveBeenCalled();
  read();
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalledTimes(1);

  const firstPage = await start();
  await vi.advanceTimersByTimeAsync(500);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(firstPage()).toMatchObject({ Page });
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
