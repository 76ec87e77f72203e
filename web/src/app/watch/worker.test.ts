import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it("the policy gives out the service worker's address and no other", async () => {
  const policies: [name: string, rules: TrustedTypePolicyOptions][] = [];
  const createPolicy = (name: string, rules: TrustedTypePolicyOptions) => {
    policies.push([name, rules]);
    return { createScriptURL: rules.createScriptURL };
  };
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  await import('./worker.ts');
  expect(policies.map(([name]) => name)).toEqual(['tero-worker']);
  const [, rules] = policies[0] ?? [];
  expect(rules?.createScriptURL?.('/sw.js')).toBe('/sw.js');
  for (const other of ['/sw.js?x', 'sw.js', 'https://evil.example/sw.js', '/uploads/a.webp', '//sw.js', '']) {
    expect(() => rules?.createScriptURL?.(other), other).toThrow(TypeError);
  }
  expect(rules?.createHTML).toBeUndefined();
  expect(rules?.createScript).toBeUndefined();
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
