import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { startFacebook } from '../../../../test/facebook.ts';
import { startHarness } from '../../../../test/harness.ts';
import { startOidc } from '../../../../test/oidc.ts';
import { type Fault, settingsFor } from '../../../../test/sign-in-server.ts';

const homes = ['http://localhost:3000', 'https://tero.example'];
const people = [{ id: 'ana', name: 'Ana', email: 'ana@correo.example', email_verified: true }];
const elsewhere = { id: 'ana', name: 'Ana', email: 'ana@facebook.example' };
const uris = (provider: string) => homes.map((home) => `${home}/api/auth/${provider}/callback`);
const google = await startOidc({ redirectUris: uris('google'), people });
const facebook = await startFacebook({ redirectUris: uris('facebook'), people: [elsewhere] });
afterAll(async () => {
  await google.close();
  await facebook.close();
});
const env = settingsFor(google, facebook);
const h = await startHarness(env);
const impatient = await startHarness(env, { signIn: 1000 });
const secure = await startHarness({ ...env, PUBLIC_URL: homes[1] ?? '' });
const providers = ['google', 'facebook'] as const;

const codeOf = (address: URL) => new URLSearchParams(address.hash.slice(1)).get('code') ?? '';
const messageOf = (address: URL) => `${address.pathname}: ${address.searchParams.get('message')}`;
const foreign = (name: string) =>
  `/auth/error: El ingreso con ${name} venció, o lo empezaste en otro navegador. Probá de nuevo.`;
const noResponse = /^\/auth\/error: No pudimos completar el ingreso con (Google|Facebook)\./;

async function counted() {
  const rows = async (table: 'accounts' | 'sessions' | 'sign_in_codes') =>
    (await h.deps.db.selectFrom(table).selectAll().execute()).length;
  return [await rows('accounts'), await rows('sessions'), await rows('sign_in_codes')];
}

/** Signs in step by step, and returns the callback's URL without visiting it. */
async function callbackOf(browser: Browser, provider: 'google' | 'facebook'): Promise<URL> {
  let next = new URL(`/api/auth/${provider}`, browser.home);
  while (!next.pathname.endsWith('/callback')) {
    const { location, body, address } = await browser.visit(next);
    const link = body.match(/href="([^"]*(?:person=ana|allow=1))"/)?.[1]?.replaceAll('&amp;', '&');
    next = new URL(location ?? link ?? '', address);
  }
  return next;
}

describe('the redirect to a provider', () => {
  it('carries a state, PKCE where the provider takes it, and an address of PUBLIC_URL', async () => {
    const browser = new Browser(h);
    const { location, status } = await browser.visit('/api/auth/google');
    const to = new URL(location ?? '');
    expect([status, to.origin, to.pathname]).toEqual([302, google.base, '/o/oauth2/v2/auth']);
    const query = Object.fromEntries(to.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    expect(query.code_challenge).toMatch(/^[\w-]{43}$/);
    expect(query.state).toBe(browser.cookies.get('tero-google-state'));
    expect(query.redirect_uri).toBe('http://localhost:3000/api/auth/google/callback');

    const other = new URL((await browser.visit('/api/auth/facebook')).location ?? '');
    expect(other.pathname).toMatch(/^\/v\d+\.0\/dialog\/oauth$/);
    expect(other.searchParams.has('code_challenge')).toBe(false);
    expect([...browser.cookies.keys()].sort()).toEqual([
      'tero-facebook-state',
      'tero-google-state',
      'tero-google-verifier',
    ]);
  });

  it('begins at PUBLIC_URL, where its cookies have to be, whatever the Host says', async () => {
    for (const host of ['127.0.0.1:3000', 'malo.example']) {
      const headers = { host, 'x-forwarded-host': 'malo.example' };
      const first = await h.call('GET', '/api/auth/google', { headers });
      expect(first.headers.location).toBe('http://localhost:3000/api/auth/google?from=elsewhere');
      expect(first.headers['set-cookie']).toBeUndefined();
      const second = await h.call('GET', '/api/auth/google?from=elsewhere', { headers });
      expect(String(second.headers.location)).toContain(encodeURIComponent('http://localhost:3000/api/auth/google/'));
    }
  });

  it('leaves cookies that scripts and other sites cannot use, over http and over https', async () => {
    const plain = (await new Browser(h).visit('/api/auth/google')).setCookies;
    const strict = (await new Browser(secure).visit('/api/auth/google')).setCookies;
    expect(plain).toHaveLength(2);
    for (const cookie of plain) {
      expect(cookie).toMatch(/^tero-google-(state|verifier)=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    }
    expect(strict).toHaveLength(2);
    for (const cookie of strict) {
      expect(cookie).toMatch(
        /^__Host-tero-google-(state|verifier)=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    }
  });

  it('is not in the OpenAPI document, and has no HEAD', async () => {
    const { body } = await h.call('GET', '/api/openapi.json');
    expect(JSON.stringify(body)).not.toContain('/api/auth/google');
    const head = await h.app.inject({ method: 'HEAD', url: '/api/auth/google/callback' });
    expect(head.statusCode).toBe(404);
  });

  it('is offered for the providers that are configured, and no other (rule SES-89)', async () => {
    const offered = async (app: typeof h) =>
      (await app.call<{ providers: string[] }>('GET', '/api/auth/ways')).body.providers;
    expect(await offered(h)).toEqual(['google', 'facebook']);
    expect(await offered(await startHarness())).toEqual([]);
    const alone = { GOOGLE_CLIENT_ID: 'tero', GOOGLE_CLIENT_SECRET: 'secreto' };
    expect(await offered(await startHarness(alone))).toEqual(['google']);
  });

  it('leads to a clear page without credentials and after too many tries', async () => {
    const bare = await startHarness({ RATE_LIMIT_SCALE: '1' });
    for (const path of ['google', 'facebook', 'google/callback', 'facebook/callback?code=x&state=y']) {
      const { status, location } = await new Browser(bare).visit(`/api/auth/${path}`);
      const name = path.startsWith('google') ? 'Google' : 'Facebook';
      expect(status).toBe(302);
      expect(messageOf(new URL(location ?? '', homes[0]))).toBe(
        `/auth/error: El ingreso con ${name} no está disponible por ahora. Entrá con tu email y contraseña.`,
      );
    }
    for (let at = 0; at < 29; at += 1) await bare.call('GET', '/api/auth/google');
    const limited = await bare.call('GET', '/api/auth/google');
    expect(limited.status).toBe(302);
    expect(decodeURIComponent(String(limited.headers.location))).toContain('Demasiados+intentos');
  });
});

describe.each(providers)('the callback of %s', (provider) => {
  const name = provider === 'google' ? 'Google' : 'Facebook';

  it('ends in a session over http and https', async () => {
    for (const app of [h, secure]) {
      const browser = new Browser(app);
      const { address, setCookies } = await browser.signIn(provider, 'ana');
      const flags = app === secure ? /^__Host-tero-sign-in=.*; Secure; / : /^tero-sign-in=.*; HttpOnly; SameSite=Lax$/;
      expect(setCookies.find((cookie) => cookie.includes('tero-sign-in'))).toMatch(flags);
      expect([...browser.cookies.keys()]).toEqual([app === secure ? '__Host-tero-sign-in' : 'tero-sign-in']);
      expect((await browser.exchange(codeOf(address))).status).toBe(200);
    }
  });

  it('needs the state that this browser was given', async () => {
    const before = await counted();
    const victim = new Browser(h);
    const attackers = await callbackOf(new Browser(h), provider);
    const open = async (browser: Browser, address: URL) => messageOf((await browser.open(address)).address);
    expect(await open(victim, attackers)).toBe(foreign(name));
    await victim.visit(`/api/auth/${provider}`);
    expect(await open(victim, attackers)).toBe(foreign(name));
    for (const change of ['delete', 'empty', 'double'] as const) {
      const browser = new Browser(h);
      const callback = await callbackOf(browser, provider);
      const state = callback.searchParams.get('state') ?? '';
      if (change === 'delete') callback.searchParams.delete('state');
      if (change === 'empty') callback.searchParams.set('state', '');
      if (change === 'double') callback.searchParams.append('state', state);
      expect(await open(browser, callback)).toBe(foreign(name));
    }
    expect(await counted()).toEqual(before);
  });

  it('works once, even when the cookies are brought back', async () => {
    const browser = new Browser(h);
    const callback = await callbackOf(browser, provider);
    const cookies = [...browser.cookies];
    await browser.open(callback);
    const before = await counted();
    expect(messageOf((await browser.open(callback)).address)).toBe(foreign(name));
    for (const [key, value] of cookies) browser.cookies.set(key, value);
    expect(messageOf((await browser.open(callback)).address)).toMatch(noResponse);
    expect(await counted()).toEqual(before);
  });

  it('tells a cancelled sign-in with a text of our own, and clears the state', async () => {
    const browser = new Browser(h);
    const { address } = await browser.signIn(provider, 'cancel');
    expect(messageOf(address)).toBe(
      `/auth/error: Cancelaste el ingreso con ${name}. Probá de nuevo, o entrá con tu email y contraseña.`,
    );
    expect([...browser.cookies.keys()]).toEqual([]);
    const forged = `/api/auth/${provider}/callback?error=access_denied&error_description=Llamá al 123`;
    expect(messageOf((await browser.open(forged)).address)).toBe(foreign(name));
  });

  it.each(['garbage', 'shapeless', 'refuse', 'redirect', 'huge'] as Fault[])(
    'believes nothing of a response that is %s',
    async (fault) => {
      const before = await counted();
      const server = provider === 'google' ? google : facebook;
      for (const call of ['token', 'person'] as const) {
        server.faults[call] = fault;
        const { address } = await new Browser(h).signIn(provider, 'ana');
        server.faults[call] = null;
        expect(messageOf(address)).toMatch(noResponse);
      }
      expect(await counted()).toEqual(before);
    },
  );
});

it('a provider that never responds costs its time, not the sign-in page', async () => {
  google.faults.token = 'hang';
  facebook.faults.person = 'hang';
  const ends = await Promise.all(providers.map((provider) => new Browser(impatient).signIn(provider, 'ana')));
  google.faults.token = null;
  facebook.faults.person = null;
  for (const { address } of ends) expect(messageOf(address)).toMatch(noResponse);
});

it('a provider that is not there leads to the same page', async () => {
  const gone = await startOidc({ redirectUris: uris('google'), people });
  const app = await startHarness({ ...env, GOOGLE_AUTH_BASE: gone.base });
  const browser = new Browser(app);
  const callback = await callbackOf(browser, 'google');
  await gone.close();
  expect(messageOf((await browser.open(callback)).address)).toMatch(noResponse);
});
