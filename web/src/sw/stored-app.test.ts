import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../../test/caches.ts';
import { StoredApp } from './stored-app.ts';

/** The server's files by path, behind the browser's own cache. */
let served: Map<string, string>;
let browserCache: Map<string, string>;

beforeEach(() => {
  served = new Map();
  browserCache = new Map();
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', async (path: string, { integrity, cache }: RequestInit) => {
    const text = (cache === 'default' && browserCache.get(path)) || served.get(path);
    if (text === undefined || integrity !== hashOf(text)) throw new TypeError('Failed to fetch');
    return new Response(text, { headers: { 'content-type': 'application/json', 'content-security-policy': 'own' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns a build whose file names contain its name. */
function build(name: string): StoredApp {
  const pack = (group: string) =>
    JSON.stringify({ [`assets/${group}-${name}.js`]: `export const ${group} = '${name}'` });
  const files = { 'index.html': name, ...packs(name, pack) };
  for (const [url, text] of Object.entries(files)) served.set(`/${url}`, text);
  return new StoredApp(Object.entries(files).map(([url, text]) => ({ url, integrity: hashOf(text) })));
}

function packs(name: string, pack: (group: string) => string): Record<string, string> {
  return Object.fromEntries(
    ['visitor', 'account', 'provider'].map((group) => [`assets/ahead-${group}-${name}.json`, pack(group)]),
  );
}

const text = async (app: StoredApp, path: string) => (await app.find(path))?.text();

test('the shell and the screens of visitors are there first, those of a role when they are asked for', async () => {
  const app = build('a1');
  await app.install();
  expect(await text(app, '/index.html')).toBe('a1');
  expect(await text(app, '/assets/visitor-a1.js')).toBe("export const visitor = 'a1'");
  expect(await text(app, '/assets/provider-a1.js')).toBeUndefined();
  await app.store(['account', 'provider', 'unknown']);
  const stored = await app.find('/assets/provider-a1.js');
  expect(stored?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  // as the server would have sent it
  expect(stored?.headers.get('content-security-policy')).toBe('own');
});

test('what is not of the build is never stored: the login page of a hotel ends the installation', async () => {
  const app = build('a1');
  served.set('/index.html', '<h1>Bienvenido al hotel</h1>');
  await expect(app.install()).rejects.toThrow('Failed to fetch');
  expect(await app.find('/index.html')).toBeUndefined();
  served.set('/index.html', 'a1');
  await app.install();
  expect(await text(app, '/index.html')).toBe('a1');
});

test('a broken copy of the browser is fetched again from the server', async () => {
  const app = build('a1');
  browserCache.set('/assets/ahead-visitor-a1.json', '<h1>Bienvenido al hotel</h1>');
  await app.install();
  expect(await text(app, '/assets/visitor-a1.js')).toBe("export const visitor = 'a1'");
});

test('a new build takes over with all that the one before had, or not at all', async () => {
  const before = build('a1');
  await before.install();
  await before.store(['provider']);
  const after = build('b2');
  served.delete('/assets/ahead-provider-b2.json');
  await expect(after.install()).rejects.toThrow('Failed to fetch');
  const again = build('b2');
  await again.install();
  expect(await text(again, '/index.html')).toBe('b2');
  expect(await text(again, '/assets/provider-b2.js')).toBe("export const provider = 'b2'");
  expect(await text(again, '/assets/account-b2.js')).toBeUndefined();
  // until the new build takes over, pages get the files of their own build
  expect(await text(before, '/index.html')).toBe('a1');
});

test('the build before stays for pages that are still open, older ones go', async () => {
  for (const name of ['a1', 'b2', 'c3']) {
    const app = build(name);
    await app.install();
    await app.activate();
  }
  const app = build('c3');
  expect(await text(app, '/assets/visitor-b2.js')).toBe("export const visitor = 'b2'");
  expect(await text(app, '/assets/visitor-a1.js')).toBeUndefined();
  expect(await text(app, '/index.html')).toBe('c3');
});

test('a device of an older version, which had everything, has everything again', async () => {
  await caches.open('workbox-precache-v2-https://tero.example/');
  const app = build('a1');
  await app.install();
  await app.activate();
  expect(await text(app, '/assets/provider-a1.js')).toBe("export const provider = 'a1'");
  expect(await caches.keys()).toHaveLength(1);
});
