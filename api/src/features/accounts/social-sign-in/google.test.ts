// @module-tag postgres

import { randomUUID } from 'node:crypto';
import { currentPolicies } from '@tero/shared/rules/policies';
import { hour, minute } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { startHarness } from '../../../../test/harness.ts';
import { startOidc } from '../../../../test/oidc.ts';
import { createAdmin, createClient, createProvider, password } from '../../../../test/people.ts';
import type { Stranger } from '../../../../test/sign-in-server.ts';

const google = await startOidc({ redirectUris: ['http://localhost:3000/api/auth/google/callback'] });
afterAll(() => google.close());
const env = {
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_AUTH_BASE: google.base,
};
const h = await startHarness(env);

/** Returns a new Google user, with a verified email by default. */
function person(given: Partial<Stranger> = {}): Stranger {
  const id = randomUUID();
  const made = { id, name: `Ana ${id.slice(0, 4)}`, email: `${id}@gmail.example`, email_verified: true, ...given };
  google.people.push(made);
  return made;
}

const codeOf = (address: URL) => new URLSearchParams(address.hash.slice(1)).get('code') ?? '';
const messageOf = (address: URL) => `${address.pathname}: ${address.searchParams.get('message')}`;
const accountOf = (email = '') =>
  h.deps.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
const identitiesOf = (id: number) =>
  h.deps.db.selectFrom('identities').select(['provider', 'subject']).where('account_id', '=', id).execute();

/** Signs in with a new browser, and exchanges the code for a session. */
async function enter({ id }: Stranger) {
  const browser = new Browser(h);
  const { address } = await browser.signIn('google', id);
  return browser.exchange(codeOf(address));
}

async function refusal({ id }: Stranger): Promise<string> {
  return messageOf((await new Browser(h).signIn('google', id)).address);
}

interface Mail {
  to: { address: string };
  subject: string;
  text: string;
}

async function mailsTo(email = ''): Promise<Mail[]> {
  const mails = (await h.call('GET', '/api/dev/mail')).body as unknown as Mail[];
  return mails.filter((mail) => mail.to.address === email);
}

describe('the first sign-in with Google', () => {
  it('makes a client with a verified email, and without phone, username or password', async () => {
    const ana = person();
    const { address, headers } = await new Browser(h).signIn('google', ana.id);
    expect(address.href).toMatch(/^http:\/\/localhost:3000\/auth\/success#code=[\w-]{43}&userType=user$/);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    expect(await accountOf(ana.email)).toMatchObject({
      kind: 'user',
      role: 'user',
      name: ana.name,
      email_verified: 1,
      phone: null,
      username: null,
      password_hash: null,
    });
  });

  it('leads to a session like that of a login which is not remembered', async () => {
    const ana = person();
    const response = await enter(ana);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ success: true, userType: 'user', role: 'user', provider: null });
    expect(response.body).toMatchObject({ user: { email: ana.email, name: ana.name, email_verified: true } });
    expect(Date.parse(response.body.expires_at) - h.clock.now().getTime()).toBe(12 * hour);
    expect((await h.call('GET', '/api/auth/verify', { as: response.body.token })).status).toBe(200);
  });

  it('makes one account of two tabs at once', async () => {
    const ana = person();
    const responses = await Promise.all([enter(ana), enter(ana)]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    expect(new Set(responses.map((response) => response.body.user?.id)).size).toBe(1);
  });

  it('takes a name of any length, and none, and no link for a name', async () => {
    const long = person({ name: `Ana\u0000\n${'x'.repeat(300)}` });
    const none = person({ name: undefined as never });
    const link = person({ name: 'Entrá a https://malo.example' });
    for (const somebody of [long, none, link]) expect((await enter(somebody)).status).toBe(200);
    expect((await accountOf(long.email))?.name).toMatch(/^Ana x{96}$/);
    expect((await accountOf(none.email))?.name).toBe(none.id);
    expect((await accountOf(link.email))?.name).toBe(link.id);
  });
});

describe('a further sign-in with Google', () => {
  it('finds the same account, by the id and not by the email', async () => {
    const ana = person();
    const first = await enter(ana);
    const before = ana.email;
    ana.email = 'otro@gmail.example';
    const second = await enter(ana);
    expect(second.body.user?.id).toBe(first.body.user?.id);
    expect(await accountOf(before)).toBeDefined();
    expect(await accountOf('otro@gmail.example')).toBeUndefined();
  });

  it('keeps that the person accepted the policies on the first time, and not again on the next', async () => {
    const ana = person();
    const { body } = await enter(ana);
    await enter(ana);
    const kept = h.deps.db.selectFrom('consents').select('policies').where('account_id', '=', Number(body.user?.id));
    expect(await kept.execute()).toEqual([{ policies: currentPolicies }]);
  });

  it('is not for clients who became providers', async () => {
    const ana = person();
    await enter(ana);
    await h.deps.db.updateTable('accounts').set({ kind: 'provider' }).where('email', '=', String(ana.email)).execute();
    expect(await refusal(ana)).toBe('/auth/error: Los proveedores entran con email y contraseña.');
  });
});

describe('a verified email of Google that has an account', () => {
  it('is linked, without what was set before, and the owner is told', async () => {
    const client = await createClient(h);
    const ana = person({ email: client.email.toUpperCase() });
    const response = await enter(ana);
    expect(response.body.user?.id).toBe(client.id);
    expect(await identitiesOf(client.id)).toEqual([{ provider: 'google', subject: ana.id }]);
    const login = await h.call('POST', '/api/auth/login', { body: { identifier: client.email, password } });
    expect(login.status).toBe(401);
    expect((await h.call('GET', '/api/auth/verify', { as: client.token })).status).toBe(401);
    const [mail] = await mailsTo(client.email);
    expect(mail?.subject).toBe('Ahora podés entrar a Tero con Google');
    expect(mail?.text).toContain('borramos la contraseña anterior y cerramos tus sesiones');
  });

  it('opens no account to the stranger who registered with it, also when its owner clicked the mailed link', async () => {
    const ana = person();
    const stranger = { username: 'registrado.antes', password: 'Ladron-1234x' };
    const body = { ...stranger, name: 'Otra', email: ana.email, phone: '099123456' };
    const registered = { body: { ...body, password_confirmation: stranger.password } };
    expect((await h.call('POST', '/api/users/register', registered)).status).toBe(201);
    const login = () =>
      h.call<{ token: string }>('POST', '/api/auth/login', {
        body: { identifier: stranger.username, password: stranger.password },
      });
    const { token } = (await login()).body;
    const [mail] = await mailsTo(ana.email);
    const link = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await h.call('GET', `/api/email-verification/verify/${link}`)).status).toBe(200);
    expect((await enter(ana)).status).toBe(200);
    expect((await login()).status).toBe(401);
    expect((await h.call('GET', '/api/auth/verify', { as: token })).status).toBe(401);
    // a password that the owner sets afterwards survives the next sign-in
    const { resetUrl } = (
      await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email: ana.email } })
    ).body;
    const reset = { token: resetUrl.split('/').at(-1), newPassword: 'lluvia entera' };
    expect((await h.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
    expect((await enter(ana)).status).toBe(200);
    const own = { identifier: ana.email, password: reset.newPassword };
    expect((await h.call('POST', '/api/auth/login', { body: own })).status).toBe(200);
  });

  it('is proven when the person comes with it, and not by a click on the mailed link', async () => {
    const sent = async (email: string) => {
      const { resetUrl } = (
        await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email } })
      ).body;
      const reset = { token: resetUrl.split('/').at(-1), newPassword: 'lluvia entera' };
      return (await h.call('POST', '/api/auth/reset-password', { body: reset })).status;
    };
    const linked = async (ana: Stranger) => {
      const { body } = await enter(ana);
      const [mail] = await mailsTo(String(ana.email));
      const link = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      expect((await h.call('GET', `/api/email-verification/verify/${link}`)).status).toBe(200);
      return Number(body.user?.id);
    };
    const stranger = person({ email_verified: false });
    const owned = await linked(stranger);
    expect(await sent(String(stranger.email))).toBe(200);
    expect(await identitiesOf(owned)).toEqual([]);
    expect(await refusal(stranger)).toMatch(/^\/auth\/error/);

    const ana = person({ email_verified: false });
    const own = await linked(ana);
    ana.email_verified = true;
    await enter(ana);
    expect(await sent(String(ana.email))).toBe(200);
    expect(await identitiesOf(own)).toHaveLength(1);
  });

  it('empties an account that never verified it: password, sessions, links and identities of a stranger', async () => {
    const stranger = await createClient(h, { email_verified: 0 });
    const at = h.clock.now().toISOString();
    const foreign = { provider: 'facebook', subject: 'del-otro', account_id: stranger.id, created_at: at };
    await h.deps.db.insertInto('identities').values(foreign).execute();
    const { body } = await h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', {
      body: { email: stranger.email },
    });
    const ana = person({ email: stranger.email });
    const response = await enter(ana);

    expect(response.body.user?.id).toBe(stranger.id);
    expect(await accountOf(stranger.email)).toMatchObject({ password_hash: null, email_verified: 1 });
    expect(await identitiesOf(stranger.id)).toEqual([{ provider: 'google', subject: ana.id }]);
    expect((await h.call('GET', '/api/auth/verify', { as: stranger.token })).status).toBe(401);
    const login = await h.call('POST', '/api/auth/login', { body: { identifier: stranger.email, password } });
    expect(login.status).toBe(401);
    const reset = { token: body.resetUrl.split('/').at(-1), newPassword: 'del extraño' };
    expect((await h.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(400);
    const mail = (await mailsTo(stranger.email)).find(({ subject }) => subject.startsWith('Ahora'));
    expect(mail?.text).toContain('borramos la contraseña anterior y cerramos tus sesiones');
  });

  it('does not let providers and admins in', async () => {
    const provider = await createProvider(h);
    const unverified = await createProvider(h, { email_verified: 0 });
    for (const { id, email } of [provider, unverified]) {
      const response = await refusal(person({ email }));
      expect(response).toBe('/auth/error: Los proveedores entran con email y contraseña.');
      expect(await identitiesOf(id)).toEqual([]);
      expect((await accountOf(email))?.password_hash).not.toBeNull();
    }
    const admin = await createAdmin(h);
    expect(await refusal(person({ email: admin.email }))).toBe(
      '/auth/error: Esta cuenta entra con email y contraseña.',
    );
    expect(await identitiesOf(admin.id)).toEqual([]);
  });
});

describe('an email that Google did not verify', () => {
  it.each([{ email_verified: false }, { email_verified: undefined }, { email_verified: 'true' as never }])(
    'opens no account that has it: %o',
    async (given) => {
      const client = await createClient(h);
      const response = await refusal(person({ email: client.email, ...given }));
      expect(response).toBe('/auth/error: Ya existe una cuenta con ese email. Iniciá sesión con tu contraseña.');
      expect(await identitiesOf(client.id)).toEqual([]);
    },
  );

  it('makes a new account that is unverified, and is sent the link', async () => {
    const ana = person({ email_verified: false });
    expect((await enter(ana)).body.user).toMatchObject({ email_verified: false });
    const [mail] = await mailsTo(ana.email);
    expect(mail?.subject).toBe('Verificá tu email en Tero');
  });

  it.each([undefined, 'no es un email', 'a@b.example, c@d.example'])('is none when it is %o', async (email) => {
    expect(await refusal(person({ email }))).toMatch(/^\/auth\/error: Google no nos pasó tu email\./);
  });
});

describe('REQUIRE_EMAIL_VERIFICATION', async () => {
  const strict = await startHarness({ ...env, REQUIRE_EMAIL_VERIFICATION: '1' });
  const tryIn = async ({ id }: Stranger) => (await new Browser(strict).signIn('google', id)).address;
  const links = async () =>
    (await strict.deps.db.selectFrom('mail_tokens').select('hash').where('purpose', '=', 'verify').execute()).length;

  it('holds for Google too, and sends the link again after a while', async () => {
    const ana = person({ email_verified: false });
    const refused = /^\/auth\/error: Verificá tu email antes de iniciar sesión\./;
    expect(messageOf(await tryIn(ana))).toMatch(refused);
    expect(messageOf(await tryIn(ana))).toMatch(refused);
    expect(await links()).toBe(1);
    strict.clock.advance(21 * minute);
    expect(messageOf(await tryIn(ana))).toMatch(refused);
    expect(await links()).toBe(2);
    await strict.deps.db.updateTable('accounts').set({ email_verified: 1 }).execute();
    expect((await tryIn(ana)).pathname).toBe('/auth/success');
  });

  it('lets in whom Google verified', async () => {
    expect((await tryIn(person())).pathname).toBe('/auth/success');
  });
});
