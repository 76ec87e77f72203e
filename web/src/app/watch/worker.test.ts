import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A browser in which this version controls the page, and another tab is installing a new one. */
function installingElsewhere(isControlled: boolean) {
  const scriptURL = 'https://tero.example/sw.js';
  const controller = isControlled ? Object.assign(new EventTarget(), { scriptURL }) : null;
  const installing = Object.assign(new EventTarget(), { scriptURL, state: 'installing' });
  const registration = Object.assign(new EventTarget(), { installing, waiting: null as typeof installing | null });
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: async () => registration });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://tero.example/' });
  vi.stubGlobal('navigator', { serviceWorker });
  return {
    installed() {
      installing.state = 'installed';
      registration.waiting = installing;
      installing.dispatchEvent(new Event('statechange'));
    },
  };
}

it.each([
  ['is told of', true, 1],
  ['is no update at the first visit', false, 0],
])('a version that was being installed when the page registered %s', async (_what, isControlled, told) => {
  const browser = installingElsewhere(isControlled);
  const { registerWorker } = await import('./worker.ts');
  const onWaiting = vi.fn();
  await new Promise((onRegistered) => registerWorker({ onRegistered, onWaiting }));
  browser.installed();
  expect(onWaiting).toHaveBeenCalledTimes(told);
});
