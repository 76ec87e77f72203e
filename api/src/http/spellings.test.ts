import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { callWire, type WireResponse } from '../../test/wire.ts';

interface Route {
  method: string;
  path: string;
}

/** Starts the app and returns every route that it registers. `change` may alter each route before that. */
async function withRoutes(change: (route: RouteOptions) => void = () => {}): Promise<{ h: Harness; routes: Route[] }> {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      change(route);
      for (const method of [route.method].flat()) routes.push({ method, path: exampleOf(route.url) });
    });
  };
  subscribe('fastify.initialization', watch);
  const h = await startHarness({ PUBLIC_URL: 'https://tero.example', PAYMENTS_MODE: 'sandbox', FIRST_VIEWS: '0' });
  unsubscribe('fastify.initialization', watch);
  return { h, routes: routes.filter(({ path }) => path !== '') };
}

function exampleOf(url: string): string {
  return url.replaceAll(/:\w+/g, '1').replace('*', 'nada.webp');
}

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const spellings: Record<string, (path: string) => string> = {
  'one escaped letter': (path) => path.replace(/[a-z]/, escaped),
  'an escape in lower case': (path) => path.replace(/[j-oz]/, escaped),
  'an escape in upper case': (path) => path.replace(/[j-oz]/, (letter) => escaped(letter).toUpperCase()),
  'every letter escaped': (path) => path.replaceAll(/[a-z]/g, escaped),
  'an absolute target': (path) => `http://other.example${path}`,
  'an absolute target in capitals': (path) => `HTTP://other.example:80${path}`,
  'a doubled query': (path) => `${path}?a=1&a=2&b=/health/live?c=/uploads/`,
};

/** Headers that are counters or clocks, or repeat the query. */
const moving = ['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'content-length', 'etag', 'location'];

function fixedPart({ status, headers }: WireResponse) {
  return { status, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !moving.includes(name))) };
}

/**
 * Calls an address in all spellings. Expects each response to equal the plain one and to count towards the same limit.
 */
async function demandSame(h: Harness, { method, path }: Route, headers: Record<string, string> = {}) {
  const plain = await callWire(h.app, method, path, { headers });
  let remaining = Number(plain.headers['x-ratelimit-remaining']);
  for (const [name, spell] of Object.entries(spellings)) {
    const spelled = await callWire(h.app, method, spell(path), { headers });
    const said = `${method} ${path} with ${name}`;
    expect({ said, ...fixedPart(spelled) }).toEqual({ said, ...fixedPart(plain) });
    if (plain.headers['x-ratelimit-limit']) remaining -= 1;
    const left = Number(spelled.headers['x-ratelimit-remaining']);
    expect({ said, left }).toEqual({ said, left: remaining });
  }
  return plain;
}

describe('however an address is spelled', () => {
  it('every route has the limits, session and security headers of the plain one', async () => {
    // keep only the app's own hooks: every call reaches them, and no handler has an effect
    const { h, routes } = await withRoutes((route) => {
      route.handler = async () => ({});
      delete route.schema;
      delete route.onRequest;
      delete route.preValidation;
    });
    expect(routes.length).toBeGreaterThan(200);
    for (const route of routes) {
      const { headers } = await demandSame(h, route, { authorization: 'Bearer nada' });
      const said = `${route.method} ${route.path}`;
      expect({ said, limit: headers['x-ratelimit-limit'] }).toEqual({ said, limit: expect.stringMatching(/^\d+$/) });
      if (!route.path.startsWith('/api')) continue;
      expect({ said, cache: headers['cache-control'], vary: headers.vary }).toEqual({
        said,
        cache: expect.stringContaining('no-store'),
        vary: expect.stringContaining('Authorization'),
      });
    }
  });

  it('every route responds like the plain one', async () => {
    const { h, routes } = await withRoutes();
    for (const route of routes) await demandSame(h, route);
  });

  it('unknown addresses and pages get the response of the plain one, and counted', async () => {
    const { h } = await withRoutes();
    for (const [method, path] of [
      ['GET', '/api/nada'],
      ['POST', '/api/auth/nada'],
      ['GET', '/reset-password/abc'],
      ['HEAD', '/servicios/1'],
      ['GET', '/uploads/nada.webp'],
      ['GET', '/assets/nada.js'],
      ['POST', '/compartir'],
      ['OPTIONS', '/api/services'],
    ] as const) {
      const { headers } = await demandSame(h, { method, path });
      expect(headers['x-ratelimit-limit']).toBeDefined();
      expect(headers['referrer-policy']).toBe(
        path.includes('reset') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      );
    }
  });
});
