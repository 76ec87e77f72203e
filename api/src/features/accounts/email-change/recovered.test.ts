import { randomUUID } from 'node:crypto';
import { hour, minute } from '@tero/shared/rules/time/durations';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../../../../test/browser.ts';
import { emailChanges } from '../../../../test/email-changes.ts';
import { startHarness } from '../../../../test/harness.ts';
import { holdTransaction } from '../../../../test/held.ts';
import { startOidc } from '../../../../test/oidc.ts';
import { createAdmin, createClient, type Person, password, signIn } from '../../../../test/people.ts';

const google = await startOidc({ redirectUris: ['http://localhost:3000/api/auth/google/callback'] });
afterAll(() => google.close());
const h = await startHarness({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_AUTH_BASE: google.base,
});

const { ask, confirm, confirmLink, stop, stopLink, logIn, emailOf, ...c } = emailChanges(h);
const another = 'Otra-clave-larga-7';
let owner: Person;
/** the mailbox of another person who has entered the owner's account */
let thief: string;

beforeEach(async () => {
  owner = await createClient(h);
  thief = `${randomUUID()}@ladron.example`;
});

const waiting = async (as: string) => (await h.call('GET', '/api/users/email-change', { as })).body.waiting;
const reset = (email: string) => c.reset(email, another);

/** Signs in with Google as the person with this address; returns the response of the exchange. */
async function enterWithGoogle(email: string) {
  const known = google.people.find((one) => one.email === email);
  const person = known ?? { id: randomUUID(), name: 'Ana Pérez', email, email_verified: true };
  if (!known) google.people.push(person);
  const browser = new Browser(h);
  const { address } = await browser.signIn('google', person.id);
  return browser.exchange(new URLSearchParams(address.hash.slice(1)).get('code') ?? '');
}

describe('a change of email that waits ends', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['a reset of the password', () => reset(owner.email)],
    [
      'a change of the password',
      async () => {
        const as = await signIn(h, owner);
        const body = { currentPassword: password, newPassword: another };
        expect((await h.call('PUT', '/api/users/change-password', { as, body })).status).toBe(200);
      },
    ],
    [
      'the end of the other sessions',
      async () => {
        const as = await signIn(h, owner);
        expect((await h.call('DELETE', '/api/auth/sessions', { as })).status).toBe(200);
      },
    ],
    ['the first sign-in with Google', () => enterWithGoogle(owner.email)],
    [
      'another role',
      async () => {
        const { token: as } = await createAdmin(h);
        const body = { is_admin: true };
        expect((await h.call('PUT', `/api/admin/users/${owner.id}/role`, { as, body })).status).toBe(200);
      },
    ],
  ];
  for (const [what, happen] of ways) {
    test(`with ${what}`, async () => {
      await ask(thief, owner.token);
      const link = await confirmLink(thief);
      await happen();
      const { status, body } = await confirm(link);
      expect([status, body.code]).toEqual([400, 'token_invalid']);
      expect(await emailOf(owner)).toBe(owner.email);
    });
  }

  test('with an address that an administrator gives the account', async () => {
    await ask(thief, owner.token);
    const link = await confirmLink(thief);
    const { token: as } = await createAdmin(h);
    const body = { email: `nuevo.${owner.email}` };
    expect((await h.call('PUT', `/api/admin/users/${owner.id}`, { as, body })).status).toBe(200);
    expect((await confirm(link)).body.code).toBe('token_invalid');
    expect(await emailOf(owner)).toBe(body.email);
  });

  test('and is not shown as one that waits', async () => {
    await ask(thief, owner.token);
    const as = await signIn(h, owner);
    expect(await waiting(as)).not.toBeNull();
    await h.call('DELETE', '/api/auth/sessions', { as });
    expect(await waiting(as)).toBeNull();
  });

  test('also when the request was on its way', async () => {
    const gate = holdTransaction(h, 1);
    const asked = ask(thief, owner.token);
    await gate.reached;
    await reset(owner.email);
    gate.open();
    const { status, body } = await asked;
    expect([status, body.code]).toEqual([401, 'session_invalid']);
    expect(await confirmLink(thief)).toBe('');
  });

  test('but not when its own session signs out, or ends the others', async () => {
    await ask(thief, owner.token);
    const link = await confirmLink(thief);
    await h.call('DELETE', '/api/auth/sessions', { as: owner.token });
    await h.call('POST', '/api/auth/logout', { as: owner.token });
    expect((await confirm(link)).status).toBe(200);
  });
});

describe('whoever undoes a change', () => {
  /** Changes the email twice as the thief: first to an address of the thief's, then to another one. */
  async function moveTwice(): Promise<void> {
    await ask(thief, owner.token);
    await confirm(await confirmLink(thief));
    await ask(`b.${thief}`, owner.token);
    await confirm(await confirmLink(`b.${thief}`));
  }

  test('is not undone by the links that later changes sent', async () => {
    await moveTwice();
    const [ownersLink, thiefsLink] = [await stopLink(owner.email), await stopLink(thief)];
    expect((await stop(ownersLink)).status).toBe(200);
    await reset(owner.email);
    const { status, body } = await stop(thiefsLink);
    expect([status, body.code]).toEqual([400, 'token_invalid']);
    expect(await emailOf(owner)).toBe(owner.email);
    expect((await logIn(owner.email, another)).status).toBe(200);
  });

  test('has the last word when the later link came first', async () => {
    await moveTwice();
    expect((await stop(await stopLink(thief))).status).toBe(200);
    expect(await emailOf(owner)).toBe(thief);
    expect((await stop(await stopLink(owner.email))).status).toBe(200);
    expect(await emailOf(owner)).toBe(owner.email);
  });

  test('has an account that no sign-in with Google from between opens', async () => {
    await ask(thief, owner.token);
    await confirm(await confirmLink(thief));
    expect((await enterWithGoogle(thief)).status).toBe(200);
    await stop(await stopLink(owner.email));
    await reset(owner.email);
    const entered = await enterWithGoogle(thief);
    expect((entered.body as { user?: { id: number } }).user?.id).not.toBe(owner.id);
  });

  test('keeps a sign-in with Google from before', async () => {
    expect((await enterWithGoogle(owner.email)).status).toBe(200);
    const { body } = await enterWithGoogle(owner.email);
    await ask(thief, String(body.token));
    await stop(await stopLink(owner.email));
    await reset(owner.email);
    expect((await enterWithGoogle(owner.email)).body).toMatchObject({ user: { id: owner.id } });
  });
});

describe('an address that an administrator gives an account', () => {
  const moveBack = async (email: string) => {
    const { token: as } = await createAdmin(h);
    const response = await h.call('PUT', `/api/admin/users/${owner.id}`, { as, body: { email, email_verified: true } });
    expect(response.status).toBe(200);
  };

  test('is not taken back by the links of changes before', async () => {
    await ask(thief, owner.token);
    await confirm(await confirmLink(thief));
    h.clock.advance(hour);
    const as = await signIn(h, { ...owner, email: thief });
    await ask(`b.${thief}`, as);
    const link = await stopLink(thief);
    await moveBack(owner.email);
    h.clock.advance(minute);
    expect((await stop(link)).body.code).toBe('token_invalid');
    expect(await emailOf(owner)).toBe(owner.email);
  });

  test('leaves no sign-in with Google to whoever had the address before, once the password is reset', async () => {
    await ask(thief, owner.token);
    await confirm(await confirmLink(thief));
    expect((await enterWithGoogle(thief)).status).toBe(200);
    await moveBack(owner.email);
    await reset(owner.email);
    const entered = await enterWithGoogle(thief);
    expect((entered.body as { user?: { id: number } }).user?.id).not.toBe(owner.id);
  });
});

test('a role that is taken away gives nobody the password back that was refused when a change was undone', async () => {
  const admin = await createAdmin(h);
  await ask(thief, admin.token);
  await stop(await stopLink(admin.email));
  const { token: as } = await createAdmin(h);
  const body = { is_admin: false };
  expect((await h.call('PUT', `/api/admin/users/${admin.id}/role`, { as, body })).status).toBe(200);
  expect((await logIn(admin.email)).body.code).toBe('password_change_required');
});
