import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract } from '@tero/shared/contract/index';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness({ RESPONSE_CACHE_SECONDS: '3' });
let ahead = 0;
const { now } = performance;
const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead);
afterAll(() => clock.mockRestore());
const seconds = (count: number) => {
  ahead += count * 1000;
};
const provider = await createProvider(h, { entitled: true });
const client = await createClient(h);

function read(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}
const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function switchOff(id: number) {
  const body = { is_active: false };
  const { status } = await h.call('PUT', `/api/services/${id}/active`, { as: provider.token, body });
  expect(status).toBe(200);
}

describe('what is the same for everybody', () => {
  it('is given out again for some seconds, and is new after them', async () => {
    const { id } = await createService(h, provider);
    const url = `/api/services/${id}`;
    const first = await read(h.app, url);
    await switchOff(id);
    seconds(2);
    expect((await read(h.app, url)).body).toBe(first.body);
    // nothing that asks makes it last longer
    seconds(1.1);
    expect((await read(h.app, url)).statusCode).toBe(404);
  });

  it('leaves lists, searches and the sitemap’s page in that time, too', async () => {
    const { id, title } = await createService(h, provider, { title: 'Afinación de contrabajos' });
    const urls = ['/api/services?page=1', '/api/services/recent', '/api/search/services?q=contrabajos'];
    for (const url of urls) expect((await read(h.app, url)).body).toContain(title);
    await switchOff(id);
    seconds(3.1);
    for (const url of urls) expect((await read(h.app, url)).body).not.toContain(title);
  });

  it('says so to caches that stand between, and never of an account’s', async () => {
    const { headers } = await read(h.app, '/api/services');
    expect([headers['cache-control'], headers.vary]).toEqual([
      'public, max-age=0, s-maxage=3',
      'Authorization, accept-encoding',
    ]);
    expect((await read(h.app, '/api/services', as(client))).headers['cache-control']).toBe('private, no-store');
    // it counts who reads it
    expect(contract.posts.detail.cache).toBe('checked');
  });

  it('is one for all browsers and networks: it names nobody', async () => {
    const { id } = await createService(h, provider);
    for (const url of [`/api/services/${id}`, `/api/providers/${provider.id}`]) {
      const asked = await Promise.all([
        h.app.inject({ url, remoteAddress: '10.1.0.1', headers: { 'user-agent': 'Firefox' } }),
        h.app.inject({ url, remoteAddress: '10.2.0.1', headers: { 'user-agent': 'Chrome' } }),
      ]);
      expect(new Set(asked.map(({ body, headers }) => `${headers.etag} ${body}`)).size).toBe(1);
      expect(asked[0]?.body).not.toContain('page_token');
    }
  });

  it('comes compressed as it is asked for, and not at all to whoever has it', async () => {
    for (let at = 0; at < 3; at += 1) await createService(h, provider);
    seconds(4);
    const url = '/api/services?page=1';
    const { body, headers } = await read(h.app, url);
    for (const [encoding, unpack] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
      for (const _time of ['made', 'kept']) {
        const packed = await read(h.app, url, { 'accept-encoding': encoding });
        expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual([encoding, headers.etag]);
        expect(unpack(packed.rawPayload).toString()).toBe(body);
        const known = { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) };
        expect([(await read(h.app, url, known)).statusCode, (await read(h.app, url, known)).body]).toEqual([304, '']);
      }
    }
    seconds(4);
    await createService(h, provider);
    expect((await read(h.app, url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('is counted all the same', async () => {
    const left = async () => Number((await read(h.app, '/api/services/recent')).headers['x-ratelimit-remaining']);
    expect((await left()) - (await left())).toBe(1);
  });

  it('is no failure: what is published a moment later is there at once', async () => {
    const { id } = await createService(h, provider);
    expect((await read(h.app, `/api/services/${id + 1}`)).statusCode).toBe(404);
    await createService(h, provider);
    expect((await read(h.app, `/api/services/${id + 1}`)).statusCode).toBe(200);
  });
});

describe('whoever has a session', () => {
  it('sees the own change at once, and what visitors do not', async () => {
    const { id } = await createService(h, provider);
    const url = `/api/services/${id}`;
    await read(h.app, url);
    await switchOff(id);
    const { service } = (await read(h.app, url, as(provider))).json();
    expect([service.is_active, service.provider.email]).toEqual([false, provider.email]);
    expect(service.page_token).toMatch(/^\.[\da-f]{32}$/);
    expect((await read(h.app, url)).json().service.provider.email).toBeNull();
  });

  it('is given nothing that was kept either with a session that is none', async () => {
    const { id } = await createService(h, provider);
    const url = `/api/services/${id}`;
    await read(h.app, url);
    await switchOff(id);
    expect((await read(h.app, url, { authorization: 'Bearer nada' })).statusCode).toBe(404);
  });
});
