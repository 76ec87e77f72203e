import { createHmac } from 'node:crypto';
import { day, hour } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });
const password = 'Clave-segura-1';
let next = 0;

/** Creates an account with its own address, so that limits by address do not mix the tests. */
async function account(): Promise<{ email: string; username: string; ip: string }> {
  next += 1;
  const ip = `203.0.113.${next}`;
  const email = `persona${next}@correo.example`;
  const username = `Persona.${next}`;
  const body = { name: 'Ana', username, email, phone: '099123456', password, password_confirmation: password };
  expect((await h.call('POST', '/api/users/register', { body, ip })).status).toBe(201);
  return { email, username, ip };
}

interface LoginResponse {
  token: string;
  expires_at: string;
  user: { email: string; role: string } | null;
  provider: unknown;
  userType: string;
  role: string;
}

const login = (identifier: string, ip: string, more: Record<string, unknown> = {}) =>
  h.call<LoginResponse>('POST', '/api/auth/login', { body: { identifier, password, ...more }, ip });
const verify = (token: string) => h.call<LoginResponse>('GET', '/api/auth/verify', { as: token });

describe('login', () => {
  it('takes the email or the username in any case', async () => {
    const { email, username, ip } = await account();
    for (const identifier of [email.toUpperCase(), ` ${username.toLowerCase()} `]) {
      const { status, body } = await login(identifier, ip);
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, userType: 'user', role: 'user', provider: null, user: { email } });
      expect(body.message).toBe('¡Inicio de sesión exitoso!');
    }
  });

  it('tells an empty form, a wrong password and an unknown account (rules SES-1 and SES-2)', async () => {
    const { email, ip } = await account();
    const empty = await h.call('POST', '/api/auth/login', { body: { identifier: ' ', password: '' }, ip });
    expect(empty.status).toBe(400);
    expect(empty.body.message).toBe('Por favor completa todos los campos');
    const wrong = await login(email, ip, { password: 'Otra-clave-1' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'bad_credentials']);
    expect(wrong.body.message).toBe('Credenciales incorrectas. Por favor verifica tu email/usuario y contraseña.');
    const unknown = await login('nadie@correo.example', ip);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'account_unknown']);
    expect(unknown.body.message).toBe('Usuario no encontrado. ¿Quieres registrarte?');
  });

  it('slows down guessing an account from one address, and lets it in after the wait', async () => {
    const { email, ip } = await account();
    for (let miss = 0; miss < 5; miss += 1) {
      expect((await login(email, ip, { password: 'no es' })).status).toBe(401);
    }
    const slowed = await login(email, ip);
    expect([slowed.status, slowed.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    h.clock.advance(2000);
    expect((await login(email, ip)).status).toBe(200);
  });

  it('responds 429 with Retry-After after ten tries in a minute', async () => {
    const ip = '198.51.100.7';
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await h.call('POST', '/api/auth/login', { body: {}, ip, headers: {} })).status);
    }
    // an empty form is refused before it is counted; the limit counts forms that reach the handler
    expect(statuses.every((status) => status === 400)).toBe(true);
    for (let at = 0; at < 10; at += 1) await login(`nadie${at}@correo.example`, ip);
    const response = await login('nadie@correo.example', ip);
    expect([response.status, response.body.code]).toEqual([429, 'too_many_requests']);
    expect(response.headers['retry-after']).toBeDefined();
  });
});

describe('sessions', () => {
  it('last 12 hours, or 30 days when remembered', async () => {
    const { email, ip } = await account();
    const start = h.clock.now().getTime();
    const short = await login(email, ip);
    const long = await login(email, ip, { remember: true });
    expect(Date.parse(short.body.expires_at) - start).toBe(12 * hour);
    expect(Date.parse(long.body.expires_at) - start).toBe(30 * day);
    h.clock.advance(12 * hour);
    const ended = await verify(short.body.token);
    expect([ended.status, ended.body.code]).toEqual([401, 'session_invalid']);
    expect((await verify(long.body.token)).status).toBe(200);
  });

  it('end after 14 idle days even when remembered, and go on while used', async () => {
    const { email, ip } = await account();
    const { token } = (await login(email, ip, { remember: true })).body;
    h.clock.advance(13 * day);
    expect((await verify(token)).status).toBe(200);
    h.clock.advance(13 * day);
    expect((await verify(token)).status).toBe(200);
    h.clock.advance(14 * day);
    expect((await verify(token)).status).toBe(401);
  });

  it('end at logout, which can be repeated and needs no session', async () => {
    const { email, ip } = await account();
    const { token } = (await login(email, ip)).body;
    expect((await h.call('POST', '/api/auth/logout', { as: token })).status).toBe(200);
    expect((await verify(token)).status).toBe(401);
    expect((await h.call('POST', '/api/auth/logout', { as: token })).status).toBe(200);
    expect((await h.call('POST', '/api/auth/logout')).status).toBe(200);
  });

  it('end by their id, which is all that a device keeps of one that was left without signal', async () => {
    const { email, ip } = await account();
    const [left, other] = [(await login(email, ip)).body.token, (await login(email, ip)).body.token];
    const { sid } = JSON.parse(Buffer.from(left.split('.')[1] ?? '', 'base64url').toString());
    const logout = (body: object) => h.call('POST', '/api/auth/logout', { body });
    expect((await logout({ session: 'nobody' })).status).toBe(200);
    expect((await verify(left)).status).toBe(200);
    expect((await logout({ session: sid })).status).toBe(200);
    expect([(await verify(left)).status, (await verify(other)).status]).toEqual([401, 200]);
    expect((await logout({ session: sid })).status).toBe(200);
    const refused = await logout({ session: 7 });
    expect([refused.status, refused.body.errors]).toEqual([400, { session: 'La sesión no es válida' }]);
  });

  it('read the role from the database at each call, not from the token', async () => {
    const { email, ip } = await account();
    const { token } = (await login(email, ip)).body;
    await h.deps.db.updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute();
    expect((await verify(token)).body.role).toBe('admin');
  });

  it('are refused with a forged, foreign or empty token', async () => {
    const { email, ip } = await account();
    const { token } = (await login(email, ip)).body;
    const [, payload] = token.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    const head = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
    const signature = createHmac('sha256', 'another key').update(`${head}.${payload}`).digest('base64url');
    for (const bad of [none, `${head}.${payload}.${signature}`, `${token}x`, 'nada', '']) {
      const response = await h.call('GET', '/api/auth/verify', { headers: { authorization: `Bearer ${bad}` } });
      expect([response.status, response.body.code]).toEqual([401, 'session_invalid']);
    }
  });

  it('are refused with a token without issuer, audience or end, or with those of others', async () => {
    const { email, ip } = await account();
    const { token } = (await login(email, ip)).body;
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = (payload: object) => {
      const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
      return `${text}.${createHmac('sha256', h.deps.config.jwtSecret).update(text).digest('base64url')}`;
    };
    expect(claims).toMatchObject({ iss: 'tero', aud: 'tero', exp: expect.any(Number) });
    expect((await verify(signed(claims))).status).toBe(200);
    const without = (claim: string) => Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
    const bad = [...['iss', 'aud', 'exp', 'sid'].map(without), { ...claims, iss: 'otro' }, { ...claims, aud: 'otro' }];
    for (const payload of bad) {
      const response = await verify(signed(payload));
      expect([payload, response.status, response.body.code]).toEqual([payload, 401, 'session_invalid']);
    }
  });

  it('make no cacheable response', async () => {
    const { email, ip } = await account();
    const { token } = (await login(email, ip)).body;
    expect((await verify(token)).headers['cache-control']).toBe('private, no-store');
    const list = await h.call('GET', '/api/services', { as: token });
    expect(list.headers['cache-control']).toBe('private, no-store');
    expect(list.headers.vary).toContain('Authorization');
  });
});

describe('REQUIRE_EMAIL_VERIFICATION', async () => {
  const strict = await startHarness({ REQUIRE_EMAIL_VERIFICATION: '1' });

  it('keeps an unverified account out, and says so only after the right password', async () => {
    const body = {
      name: 'Ana',
      username: 'ana.sin',
      email: 'ana@correo.example',
      phone: '099123456',
      password,
      password_confirmation: password,
    };
    await strict.call('POST', '/api/users/register', { body });
    const enter = (text: string) =>
      strict.call('POST', '/api/auth/login', { body: { identifier: body.email, password: text } });
    expect((await enter('no es esta')).body.code).toBe('bad_credentials');
    const refused = await enter(password);
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ code: 'requires_verification', requiresVerification: true });
    await strict.deps.db.updateTable('accounts').set({ email_verified: 1 }).execute();
    expect((await enter(password)).status).toBe(200);
  });
});

describe('a sign-in from another provider of networks', () => {
  const notices = async (email: string) => {
    const query = h.deps.db.selectFrom('notifications as n').innerJoin('accounts as a', 'a.id', 'n.account_id');
    const rows = await query.select('n.title').where('a.email', '=', email).execute();
    return rows.map(({ title }) => title);
  };

  it.each([
    ['IPv4', ['198.51.100.1', '198.51.7.1'], '192.0.2.1'],
    ['IPv4 written as IPv6', ['::ffff:198.51.100.1', '198.51.7.1'], '::ffff:192.0.2.1'],
    ['IPv6', ['2001:db8:1::1', '2001:0DB8:2::1'], '2001:db9:1::1'],
  ])('is told to the owner: %s', async (_, same, other) => {
    const { email } = await account();
    for (const ip of same) expect((await login(email, ip)).status).toBe(200);
    expect(await notices(email)).toEqual([]);
    expect((await login(email, other)).status).toBe(200);
    expect(await notices(email)).toEqual(['Nuevo ingreso a tu cuenta']);
  });
});
