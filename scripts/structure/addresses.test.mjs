import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findAddressFaults, readsAddress } from './addresses.mjs';

const reads = (source) => readsAddress(parseSync('a.ts', source).program);

test.each([
  "if (request.url.startsWith('/api')) return;",
  'const path = req.url?.split(`?`);',
  'use(request.raw.url);',
  'use(call.request.originalUrl);',
  "use(request['url']);",
  'use((request as FastifyRequest).url);',
  'const { url } = request;',
  'const { method, url: address } = request.raw;',
  'function limitOf({ method, url }: FastifyRequest) {}',
  'const limitOf = ({ url }: IncomingMessage) => url;',
  "app.addHook('onRequest', async ({ url }, reply) => use(url));",
  "app.addHook('onRequest', async ({ raw: { url } }) => use(url));",
  'app.setNotFoundHandler(async ({ url }, reply) => use(url));',
])('reads the text of an address: %s', (source) => {
  expect(reads(source)).toBe(true);
});

test.each([
  'const { url } = request.routeOptions;',
  'use(request.routeOptions.url, config.url, import.meta.url);',
  "app.addHook('onRoute', (route) => use(route.url));",
  'const open = ({ url }: Gateway) => fetch(url);',
])('does not: %s', (source) => {
  expect(reads(source)).toBe(false);
});

test('only the module of addresses may, and tests', () => {
  const found = (path) => findAddressFaults([{ path, addresses: true }]).map(({ rule }) => rule);
  expect(found('api/src/http/plugins/limits.ts')).toEqual(['address']);
  expect(found('api/src/core/address.ts')).toEqual([]);
  expect(found('api/src/http/limits.test.ts')).toEqual([]);
  expect(found('web/src/sw/images.ts')).toEqual([]);
});
