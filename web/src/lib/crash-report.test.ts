import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent: Blob[] = [];

/** Loads the module anew, as a new page with no reports yet. */
async function freshPage() {
  vi.resetModules();
  return (await import('./crash-report.ts')).reportCrash;
}

beforeEach(() => {
  sent.length = 0;
  vi.stubEnv('VITE_BUILD_ID', '0123456789ab');
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: Blob) => sent.push(body) > 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function broken(message: string, place = 'https://tero.uy/assets/index-Ab1.js:1:2'): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at Page (${place})` });
}

test('a crash is sent with build and pattern, and without what may be about a person', async () => {
  const reportCrash = await freshPage();
  reportCrash(broken('no ana@correo.uy in "Ana Pérez" 099123456'), '/perfil/:id');
  expect(JSON.parse((await sent[0]?.text()) ?? '')).toEqual({
    build: '0123456789ab',
    route: '/perfil/:id',
    message: 'TypeError: no … in "…" …',
    stack: 'TypeError: no … in "…" …\n    at Page (/assets/index-Ab1.js:1:2)',
  });
  expect(sent[0]?.type).toBe('application/json');
});

test('the same crash is sent once a page, and five different ones at most', async () => {
  const reportCrash = await freshPage();
  for (let at = 1; at < 9; at += 1) {
    for (const message of ['a', 'b']) reportCrash(broken(message, `https://tero.uy/assets/a.js:1:${at}`), '/');
  }
  expect(sent).toHaveLength(5);
});

test.each([
  ['no error', 'a text'],
  ['an extension', broken('x', 'chrome-extension://abc/a.js:1:2')],
  ['no connection', Object.assign(broken('x'), { name: 'OfflineError' })],
  ['a refusal', Object.assign(broken('x'), { name: 'ApiError' })],
  ['something cut short', Object.assign(broken('x'), { name: 'AbortError' })],
])('%s is not sent', async (_name, error) => {
  (await freshPage())(error, '/');
  expect(sent).toEqual([]);
});
