import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.unstubAllEnvs();
});

/** Simulates a browser in which this version controls the page, and another tab is installing a new version. */
function installingElsewhere(isControlled: boolean) {
  const scriptURL = 'https://tero.example/sw.js';
  const controller = isControlled ? Object.assign(new EventTarget(), { scriptURL }) : null;
  const installing = Object.assign(new EventTarget(), { scriptURL, state: 'installing' });
  const registration = Object.assign(new EventTarget(), { installing, waiting: null as typeof installing | null });
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: async () => registration });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', new EventTarget());
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem: () => null });
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

it('a visitor who saves data gets no worker before signing in', async () => {
  const browser = installingElsewhere(false);
  const { registerWorker } = await import('./worker.ts');
  const { useSaving } = await import('../../ui/saving.ts');
  const { useSession } = await import('../../lib/session/session.ts');
  useSaving.setState({ saves: true });
  const onRegistered = vi.fn();
  registerWorker({ onRegistered, onWaiting: vi.fn() });
  await new Promise((resolve) => setImmediate(resolve));
  expect(onRegistered).not.toHaveBeenCalled();
  useSession.setState({ account: { id: 1 } as never });
  await vi.waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  browser.installed();
});
