import { expect, test, vi } from 'vitest';
import { isImage } from './images.ts';
import { keeping } from './keeping.ts';

// the libraries of workers expect one
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

const request = new Request('https://tero.example/uploads/a-480.webp');
const cases: [number, string, boolean][] = [
  [200, 'image/webp', true],
  [200, 'image/jpeg', true],
  [200, 'text/html; charset=utf-8', false],
  [200, 'application/json', false],
  [404, 'image/webp', false],
  [206, 'image/webp', false],
];

test.each(cases)('%d %s is an image: %j', async (status, type, isKept) => {
  const response = new Response('x', { status, headers: { 'content-type': type } });
  const plugin = keeping(isImage);
  const asked = { request, response, cachedResponse: response, cacheName: 'c', event: undefined as never };
  const state = { state: {} };
  expect(await plugin.cacheWillUpdate?.({ ...asked, ...state })).toBe(isKept ? response : null);
  // the page that an older version stored does not remain as a broken picture
  expect(await plugin.cachedResponseWillBeUsed?.({ ...asked, ...state })).toBe(isKept ? response : null);
});
