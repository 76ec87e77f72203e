import type { Endpoint } from '@tero/shared/contract/endpoint';
import { contract } from '@tero/shared/contract/index';
import { day, minute } from '@tero/shared/rules/time/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, password, signIn } from '../../../../test/people.ts';

const h = await startHarness({ GOOGLE_CLIENT_ID: 'tero', GOOGLE_CLIENT_SECRET: 'secreto' });
const strict = await startHarness({ RATE_LIMIT_SCALE: '1' });
const { db } = h.deps;
const endpoints: Endpoint[] = Object.values(contract).flatMap((feature) => Object.values(feature));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const marked = endpoints.filter(({ confirmed }) => confirmed).map((endpoint) => ({ endpoint, name: nameOf(endpoint) }));

beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

const confirm = (as: string, body: object = { password }, ip?: string) =>
  h.call('POST', '/api/auth/confirm', { as, body, ...(ip && { ip }) });
const remove = (as: string) => h.call('DELETE', '/api/users/profile', { as });
const later = (milliseconds = 15 * minute) => h.clock.advance(milliseconds);
/** Makes an account of the kind that may call. */
const callerOf = ({ auth }: Endpoint): Promise<Person> => {
  if (auth === 'admin') return createAdmin(h);
  return auth === 'provider' ? createProvider(h) : createClient(h);
};

describe('each call that the contract marks', () => {
  /** Values that change the marked fields, and the other fields that a body needs. */
  const body = {
    phone: '098 765 432',
    email: 'otra.casilla@correo.example',
    name: 'Otro Nombre',
    username: 'otro.nombre',
    service: 'Sanitario',
    company_name: 'Caños',
    cedula_number: '12345672',
    is_admin: true,
    seen: true,
    reason: null,
    expires_on: '2030-01-01',
    amount: 1,
    refunded: 0,
    code: '123456',
    subject: 'Novedades',
    text: 'Hay servicios nuevos.',
  };

  test.each(marked)('$name is refused in a session that nobody confirmed lately', async ({ endpoint }) => {
    const caller = await callerOf(endpoint);
    const other = endpoint.path.includes('providers') ? await createProvider(h) : await createClient(h);
    const path = endpoint.path
      .replace(':id', String(endpoint.auth === 'admin' ? other.id : caller.id))
      .replace(':paperId', '1');
    const fields = endpoint.confirmed === 'always' ? [null] : (endpoint.confirmed ?? []);
    later();
    for (const field of fields) {
      const given = field ? { ...body, email: undefined, phone: undefined, [field]: body[field] } : body;
      if (!field || endpoint.body?.safeParse(given).success === false) Object.assign(given, body);
      const response = await h.call(endpoint.method, path, {
        as: caller.token,
        ...(endpoint.method !== 'GET' && endpoint.body && { body: given }),
      });
      expect([response.status, response.body.code]).toEqual([403, 'confirmation_required']);
      expect(response.body.confirmation).toEqual({ password: true, code: false, providers: [] });
    }
  });
});

describe('each call that looks as if it needed the mark', () => {
  /** Calls that look as if they asked for a confirmation, each with the reason why it does not. */
  const reasons: Record<string, string> = {
    'PUT /api/users/change-password': 'asks for the password itself',
    'POST /api/auth/second-step/setup': 'asks for the password itself',
    'POST /api/auth/second-step/confirm': 'works only with the secret that setup gave for the password',
    'POST /api/auth/second-step/disable': 'asks for the password and a code itself',
    'POST /api/auth/confirm': 'is the confirmation',
    'PUT /api/admin/operator': 'is what pages show to everybody, and signs nobody in',
    'POST /api/admin/users': 'makes another account, without a role',
    'POST /api/admin/providers': 'makes another account, without a role',
  };
  const secrets = ['email', 'phone', 'password', 'newPassword', 'currentPassword', 'code', 'is_admin'];
  const keysOf = (schema: z.ZodType | undefined) =>
    Object.keys((schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties) ?? {});
  const suspects = endpoints.filter(({ method, path, auth, body }) => {
    if (auth === 'anyone') return false;
    if (/\/(users|providers)\/(:id|profile)$/.test(path) && method === 'DELETE') return true;
    if (/second-step|\/role$|me\/export$/.test(path)) return method !== 'GET' || path.endsWith('export');
    return method !== 'GET' && keysOf(body).some((key) => secrets.includes(key));
  });

  test.each(suspects.map((endpoint) => ({ endpoint, name: nameOf(endpoint) })))('$name', ({ endpoint, name }) => {
    expect(Boolean(endpoint.confirmed)).toBe(!(name in reasons));
  });

  test('the reasons are of calls that exist', () => {
    expect(Object.keys(reasons).filter((name) => !suspects.map(nameOf).includes(name))).toEqual([]);
  });
});

describe('a session', () => {
  test('counts as confirmed for 15 minutes after a sign-in', async () => {
    const client = await createClient(h);
    later(15 * minute - 1);
    expect((await remove(client.token)).status).toBe(200);
  });

  test('is confirmed by the password, for 15 minutes more, and no other session with it', async () => {
    const client = await createClient(h);
    const other = await signIn(h, client);
    later(day);
    expect((await confirm(client.token)).status).toBe(200);
    expect((await remove(other)).body.code).toBe('confirmation_required');
    later();
    expect((await remove(client.token)).body.code).toBe('confirmation_required');
    expect((await confirm(client.token)).status).toBe(200);
    expect((await remove(client.token)).status).toBe(200);
  });

  test('from before this was kept has to confirm', async () => {
    const client = await createClient(h);
    await db.updateTable('sessions').set({ confirmed_at: null }).where('account_id', '=', client.id).execute();
    expect((await remove(client.token)).body.code).toBe('confirmation_required');
  });

  test('is not confirmed by a wrong password', async () => {
    const client = await createClient(h);
    later();
    const wrong = await confirm(client.token, { password: 'no es' });
    expect([wrong.status, wrong.body.errors]).toEqual([401, { password: 'La contraseña actual es incorrecta' }]);
    expect((await remove(client.token)).body.code).toBe('confirmation_required');
    expect((await confirm(client.token, {})).body.errors).toEqual({ password: 'Escribí tu contraseña' });
  });

  test('of an account without a password is told its providers, those with which one can sign in here (rule SES-89)', async () => {
    const client = await createClient(h, { password_hash: null });
    const identity = { account_id: client.id, created_at: h.clock.now().toISOString() };
    await db
      .insertInto('identities')
      .values([
        { ...identity, provider: 'google', subject: 'g-1' },
        { ...identity, provider: 'facebook', subject: 'f-1' },
      ])
      .execute();
    later();
    const { body } = await remove(client.token);
    expect(body.confirmation).toEqual({ password: false, code: false, providers: ['google'] });
    expect((await confirm(client.token)).status).toBe(401);
    // signing in again with the provider opens a new session, which counts as confirmed
    expect((await remove(await signIn(h, client))).status).toBe(200);
  });
});

test('wrong passwords have to wait, here as at the login, and each does not keep from the other', async () => {
  const client = await createClient(strict);
  const tell = (path: string, body: object) => strict.call('POST', path, { as: client.token, body });
  const wrong = { password: 'no es' };
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await tell('/api/auth/confirm', wrong)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await tell('/api/auth/confirm', { password })).status).toBe(429);
  const change = { currentPassword: password, newPassword: 'lluvia entera' };
  expect((await strict.call('PUT', '/api/users/change-password', { as: client.token, body: change })).status).toBe(429);
  expect((await tell('/api/auth/login', { identifier: client.email, password })).status).toBe(200);
  strict.clock.advance(minute);
  expect((await tell('/api/auth/confirm', { password })).status).toBe(200);
});

describe('a profile', () => {
  const edit = (as: string, body: object) => h.call('PUT', '/api/users/profile', { as, body });

  test('asks only when the phone really changes', async () => {
    const client = await createClient(h, { phone: '099123456' });
    later();
    expect((await edit(client.token, { name: 'Otro', phone: '099 123-456', address: 'Rambla 1' })).status).toBe(200);
    expect((await edit(client.token, { name: 'Otro' })).status).toBe(200);
    await db.updateTable('accounts').set({ phone: '+598 99 123 456' }).where('id', '=', client.id).execute();
    expect((await edit(client.token, { name: 'Otro', phone: '099123456' })).status).toBe(200);
    expect((await edit(client.token, { name: 'Otro', phone: '098 765 432' })).body.code).toBe('confirmation_required');
    expect((await edit(client.token, { name: '', phone: '098 765 432' })).body.code).toBe('validation_failed');
    const row = await db.selectFrom('accounts').select('phone').where('id', '=', client.id).executeTakeFirstOrThrow();
    expect(row.phone).toBe('099123456');
  });

  test('of somebody else is refused alike whether its phone was guessed or not', async () => {
    const victim = await createClient(h, { phone: '098765432' });
    const client = await createClient(h);
    later();
    const guess = async (phone: string) => {
      const { status, body } = await h.call('PUT', `/api/users/${victim.id}`, {
        as: client.token,
        body: { name: 'Ana', phone },
      });
      return [status, body.code];
    };
    for (const phone of ['098765432', '091111111']) expect(await guess(phone)).toEqual([403, 'forbidden']);
  });

  test('of a provider too, and what was refused can be sent again under the same key', async () => {
    const provider = await createProvider(h, { phone: '+598 99 123 456' });
    const { body: own } = await h.call<{ provider: object }>('GET', '/api/providers/profile', { as: provider.token });
    const save = (phone: string, key = 'la-misma-clave-1') =>
      h.call('PUT', '/api/providers/profile', {
        as: provider.token,
        body: { ...own.provider, company_name: 'Caños', phone },
        headers: { 'idempotency-key': key },
      });
    later();
    expect((await save('+598 99-123-456', 'otra-clave-1')).status).toBe(200);
    expect((await save('098 765 432')).body.code).toBe('confirmation_required');
    expect((await confirm(provider.token)).status).toBe(200);
    expect((await save('098 765 432')).status).toBe(200);
  });
});
