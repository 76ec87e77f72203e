// @module-tag postgres
import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { contract } from '@tero/shared/contract/index';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startHarness } from '../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../test/people.ts';
import { createService } from '../../test/services.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const client = await createClient(h);
const provider = await createProvider(h, { entitled: true });
const service = await createService(h, provider);

/** Values whose conversion throws, or runs code of their sender. */
const hostile: [string, unknown][] = [
  ['its own toString', { toString: 1 }],
  ['its own valueOf', { valueOf: null, toString: { call: 1 } }],
  ['a list of these', [{ toString: 1 }, [[{ valueOf: 1 }]]]],
  ['a length of its own', { length: { toString: 1 }, size: { valueOf: 1 } }],
  ['methods as text', { toString: 'x', trim: 1, map: 1, length: -1 }],
  ['JSON text of these', '[{"toString":1},"\\u0000\\ud800",null,1e999]'],
];

const withBody = Object.entries(contract)
  .flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(
      ([name, endpoint]) => [`${feature}.${name}`, endpoint] as const,
    ),
  )
  .filter(([, { body }]) => body !== undefined);

const sessions = { anyone: client, account: provider, client, provider, admin };

function fieldsOf({ body }: Endpoint): string[] {
  const schema = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}

/**
 * Returns the authorization header for a call. Logging out gets none, because it would end the session of the other
 * calls.
 */
const tokenFor = ({ path, auth }: Endpoint) => (path === '/api/auth/logout' ? '' : `Bearer ${sessions[auth].token}`);

async function send(endpoint: Endpoint, payload: unknown, type = 'application/json') {
  const { method, path } = endpoint;
  const url = path.replace(/:\w+/g, `${service.id}`);
  const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload);
  const headers = { authorization: tokenFor(endpoint), 'content-type': type };
  const response = await h.app.inject({ method, url, headers, payload: text });
  return { status: response.statusCode, body: response.json() as { code?: string; message?: string } };
}

describe('a compressed body', () => {
  const packed = { 'content-encoding': 'gzip', 'content-type': 'application/json' };

  it('is not unpacked, but malformed', async () => {
    const payload = gzipSync(JSON.stringify({ service_id: service.id }));
    const headers = { ...packed, authorization: `Bearer ${client.token}` };
    const response = await h.app.inject({ method: 'POST', url: '/api/favorites', headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_request']);
  });

  it.each(['gzip', 'br;q=NaN', 'toString'])('that is only said to come (%s) is no failure', async (encoding) => {
    for (const url of [
      '/api/auth/google',
      '/api/auth/google/callback',
      '/api/services',
      '/servicios/1',
      '/uploads/a',
    ]) {
      const response = await h.app.inject({ method: 'GET', url, headers: { ...packed, 'content-encoding': encoding } });
      expect([url, response.statusCode < 500]).toEqual([url, true]);
    }
  });
});

describe('every call with a body', () => {
  it('is known to this test', () => expect(withBody.length).toBeGreaterThan(60));

  it.each(withBody)('%s responds to hostile fields without a failure', async (_name, endpoint) => {
    const names = fieldsOf(endpoint);
    for (const [, value] of hostile) {
      const alone = names.map((name) => ({ [name]: value }));
      for (const body of [...alone, Object.fromEntries(names.map((name) => [name, value])), value]) {
        const { status, body: response } = await send(endpoint, body);
        expect([status < 500, body, response]).toEqual([true, body, response]);
      }
    }
  });

  it.each(withBody)('%s refuses broken JSON as malformed', async (_name, endpoint) => {
    const bodies = [
      Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xc0, 0x22, 0x7d]),
      '{"__proto__":{"role":"admin"}}',
      '{"a":[{"constructor":{"prototype":{}}}]}',
      '{"a":1e',
      '{"a":NaN}',
      '\ufeff\ufeff{}',
    ];
    for (const body of bodies) {
      const { status, body: response } = await send(endpoint, body);
      expect([body, status, response.code]).toEqual([body, 400, 'malformed_request']);
    }
  });

  it.each(withBody)('%s refuses a body of 50,000 levels', async (_name, endpoint) => {
    const [name = 'a'] = fieldsOf(endpoint);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const body of [deep, `{"${name}":${deep}}`]) {
      const { status } = await send(endpoint, body);
      expect([200, 201, 400, 401, 404, 413].includes(status) ? 'refused' : status).toBe('refused');
    }
  });
});
