import { describe, expect, it } from 'vitest';
import { startHarness } from '../test/harness.ts';
import { createClient, createProvider } from '../test/people.ts';
import { createService } from '../test/services.ts';

const h = await startHarness();

describe('an error response', () => {
  it.each([
    ['GET', '/api/nada', 404, 'route_not_found'],
    ['POST', '/api/services/recent', 404, 'route_not_found'],
    ['GET', '/api', 404, 'route_not_found'],
    ['GET', '/api/%', 404, 'route_not_found'],
    ['GET', '/api/services/%ff', 404, 'route_not_found'],
    ['GET', `/api/services/${'9'.repeat(400)}`, 404, 'route_not_found'],
    ['GET', '/assets/nada.js', 404, 'not_found'],
    ['GET', '/uploads/nada.webp', 404, 'not_found'],
    ['GET', '/.env', 404, 'not_found'],
    ['GET', '/.git/HEAD', 404, 'not_found'],
  ] as const)('%s %s: %i %s', async (method, path, status, code) => {
    const response = await h.call(method, path);
    expect([response.status, response.body.success, response.body.code]).toEqual([status, false, code]);
    expect(response.body.message).toBeTruthy();
  });

  it('is a 4xx in the error envelope for requests that cannot be parsed', async () => {
    const send = (body: unknown, headers: Record<string, string>) =>
      h.call('POST', '/api/auth/login', { body, headers });
    const json = { 'content-type': 'application/json' };
    expect((await send('{', json)).body).toMatchObject({ success: false, code: 'malformed_request' });
    expect((await send('', json)).status).toBe(400);
    expect((await send('{"a":1}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send('<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
    expect((await send('[]', json)).status).toBe(400);
    expect((await send('null', json)).status).toBe(400);
    expect((await send('{"__proto__":{"x":1}}', json)).status).toBe(400);
    const large = await send(JSON.stringify({ identifier: 'a'.repeat(300_000) }), json);
    expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
  });

  it('names the field that has the wrong type', async () => {
    const body = { identifier: ['a'], password: { length: 9 } };
    const { status, body: response } = await h.call('POST', '/api/auth/login', { body });
    expect(status).toBe(400);
    expect(Object.keys(response.errors ?? {}).sort()).toEqual(['identifier', 'password']);
  });
});

describe('control characters', () => {
  it('are removed from stored texts and search texts', async () => {
    const client = await createClient(h);
    const provider = await createProvider(h, { entitled: true });
    const { id } = await createService(h, provider);
    const body = { name: 'A\u0000na\u202e', phone: client.phone, address: 'Salto\u0000 1' };
    const changed = await h.call<{ user: object }>('PUT', '/api/users/profile', { as: client.token, body });
    expect(changed.body.user).toMatchObject({ name: 'Ana', address: 'Salto 1' });
    const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
    const review = { service_id: id, ...stars, comment: 'Muy\u0000 bien.\nDe nuevo.' };
    const written = await h.call<{ review: object }>('POST', '/api/reviews', { as: client.token, body: review });
    expect(written.body.review).toMatchObject({ comment: 'Muy bien.\nDe nuevo.' });
    const unseen = { name: '\u200b\u200b\u2060\ufeff', email: 'ana@x.example', subject: 'Hola', message: '\ud800' };
    const nothing = await h.call('POST', '/api/contact', { body: unseen });
    expect(Object.keys(nothing.body.errors ?? {})).toEqual(['name', 'message']);
    const message = { name: 'Ana', email: 'ana@x.example', subject: 'Hola', message: 'a\u0000b' };
    expect((await h.call('POST', '/api/contact', { body: message })).status).toBe(201);
    for (const path of [
      'search/services?q=%00x',
      'search/suggestions?q=%00xy',
      'services?coverageArea=%00',
      'services/category/%00x',
    ]) {
      expect((await h.call('GET', `/api/${path}`)).status).toBe(200);
    }
    expect(
      (await h.call('POST', '/api/auth/login', { body: { identifier: 'a\u0000b@x.example', password: 'x' } })).status,
    ).toBe(404);
  });
});

describe('every response', () => {
  it.each([
    // API data must not run anything
    ['/api/services', []],
    ['/api/nada', []],
    ['/health/live', ["'self'"]],
    ['/', ["'self'"]],
    ['/assets/nada.js', ["'self'"]],
  ])('of %s carries the strict headers', async (path, scripts) => {
    const { headers } = await h.call('GET', path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(/script-src (\S+)/.exec(policy)?.slice(1) ?? []).toEqual(scripts);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('says nothing of tokens in addresses to other sites', async () => {
    for (const path of ['/reset-password/abc', '/verify-email', '/confirm-email', '/stop-email', '/unsubscribe/abc']) {
      expect((await h.call('GET', `${path}?token=abc`)).headers['referrer-policy'], path).toBe('no-referrer');
    }
    expect((await h.call('GET', '/boletin/baja?token=abc')).headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('health', () => {
  it('is live and ready', async () => {
    expect((await h.call('GET', '/health/live')).body).toEqual({ status: 'ok' });
    expect((await h.call('GET', '/health/ready')).body).toEqual({ status: 'ok' });
  });

  it('asks database and disk once a second, however many ask', async () => {
    const ready = async () => (await h.call('GET', '/health/ready')).status;
    h.clock.advance(1000);
    expect(await ready()).toBe(200);
    await h.deps.db.schema.alterTable('finished_jobs').renameTo('elsewhere').execute();
    const statuses = [await ready()];
    h.clock.advance(1000);
    statuses.push(await ready());
    await h.deps.db.schema.alterTable('elsewhere').renameTo('finished_jobs').execute();
    expect(statuses).toEqual([200, 503]);
  });
});

describe('limits by address', () => {
  it('respond 429 with Retry-After, and leave other addresses alone', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const register = (ip: string, at: number) =>
      limited.call('POST', '/api/users/register', {
        ip,
        body: {
          name: 'Ana',
          username: `ana${ip}.${at}`,
          email: `ana${at}@x${ip}.example`,
          phone: '099123456',
          password: 'Clave-segura-1',
          password_confirmation: 'Clave-segura-1',
        },
      });
    for (let at = 0; at < 5; at += 1) expect((await register('203.0.113.1', at)).status).toBe(201);
    const refused = await register('203.0.113.1', 5);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await register('203.0.113.2', 0)).status).toBe(201);
  });

  it('count all addresses of one /64 of IPv6 together, and in floods all of a /48', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '0.01' });
    const ask = async (ip: string, path = '/api/services') => (await limited.call('GET', path, { ip })).status;
    const rotated = [];
    for (let at = 1; at <= 5; at += 1) rotated.push(await ask(`2001:db8:1:1:${at}:${at}::${at}`));
    expect(rotated).toEqual([200, 200, 200, 429, 429]);
    expect(await ask('2001:db8:1:2::1')).toBe(200);
    expect([await ask('::ffff:203.0.113.9'), await ask('::ffff:203.0.113.10')]).toEqual([200, 200]);

    const flood = new Map<number, number>();
    for (let at = 0; at < 70; at += 1) {
      const status = await ask(`2001:db8:2:${at.toString(16)}::1`, '/api/nada');
      flood.set(status, (flood.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(flood)).toEqual({ 404: 60, 429: 10 });
    expect(await ask('2001:db8:3::1', '/api/nada')).toBe(404);
  });

  it('are on pages and files too', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '0.01' });
    const statuses = async (path: string, ip: string) => {
      const all = [];
      for (let at = 0; at < 4; at += 1) all.push((await limited.call('GET', `${path}${at}`, { ip })).status);
      return all.map((status) => status === 429);
    };
    expect(await statuses('/servicios/', '203.0.113.1')).toEqual([false, false, false, true]);
    expect(await statuses('/api/nada/', '203.0.113.1')).toEqual([false, false, false, true]);
    expect(await statuses('/assets/nada.js', '203.0.113.1')).toEqual([false, false, false, false]);
    expect(await statuses('/servicios/', '203.0.113.2')).toEqual([false, false, false, true]);
  });

  it('do not believe a forwarded address from an untrusted peer', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '0.01' });
    const ask = (forwarded: string) =>
      limited.call('GET', '/api/services', { headers: { 'x-forwarded-for': forwarded } });
    const statuses = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await ask(`198.51.100.${at}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
