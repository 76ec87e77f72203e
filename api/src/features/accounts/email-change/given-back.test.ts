import { randomUUID } from 'node:crypto';
import { day, minute } from '@tero/shared/rules/time/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { emailChanges } from '../../../../test/email-changes.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, type Person, signIn } from '../../../../test/people.ts';

const h = await startHarness();
const { ask, move, reset, confirm, confirmLink, stop, stopLink, stopLinks, resetLink, logIn, emailOf } =
  emailChanges(h);
const another = 'Otra-clave-larga-7';
let owner: Person;
/** the mailboxes of another person who has entered the owner's account */
let thief: string;
let thiefs: string;

beforeEach(async () => {
  owner = await createClient(h);
  thief = `${randomUUID()}@ladron.example`;
  thiefs = `b.${thief}`;
});

const isGivenBack = async () => {
  expect(await emailOf(owner)).toBe(owner.email);
  await reset(owner.email, another);
  expect((await logIn(owner.email, another)).status).toBe(200);
};
const register = (email: string) => {
  const body = {
    name: 'Inés Sosa',
    username: `u${randomUUID().slice(0, 8)}`,
    email,
    phone: '099123456',
    password: another,
  };
  return h.call('POST', '/api/users/register', { body: { ...body, password_confirmation: another } });
};

describe('the email is given back', () => {
  test('by the notice of a request that another one replaced, and by that of the other one', async () => {
    for (const at of [0, 1]) {
      owner = await createClient(h);
      await ask(thief, owner.token);
      await move(`${at}.${thief}`, owner.token);
      const [newer = '', older = ''] = await stopLinks(owner.email);
      expect((await stop([older, newer][at] ?? '')).status).toBe(200);
      expect((await stop([newer, older][at] ?? '')).status).toBe(200);
      await isGivenBack();
    }
  });

  test('by the notice that the owner used before, when the thief came again', async () => {
    await ask(thief, owner.token);
    const link = await stopLink(owner.email);
    await stop(link);
    await reset(owner.email, another);
    owner.token = await signIn(h, owner);
    await move(thiefs, owner.token);
    expect((await stop(link)).status).toBe(200);
    await isGivenBack();
  });

  test('and a change that waits is stopped by it too', async () => {
    await ask(thief, owner.token);
    const link = await stopLink(owner.email);
    await stop(link);
    await reset(owner.email, another);
    h.clock.advance(11 * minute);
    await ask(thiefs, await signIn(h, owner));
    expect((await stop(link)).status).toBe(200);
    expect((await confirm(await confirmLink(thiefs))).body.code).toBe('token_invalid');
  });

  test('for good by a change back to it, which the link of nobody between undoes', async () => {
    await move(thief, owner.token);
    await ask(thiefs, owner.token);
    h.clock.advance(6 * day);
    owner.token = await signIn(h, { ...owner, email: thief });
    await move(owner.email, owner.token);
    h.clock.advance(2 * day);
    for (const link of await stopLinks(thief)) expect((await stop(link)).body.code).toBe('token_invalid');
    await isGivenBack();
  });

  test('by a link to another password that was mailed to it before', async () => {
    await ask(thief, owner.token);
    await h.call('POST', '/api/auth/forgot-password', { body: { email: owner.email } });
    const token = await resetLink(owner.email);
    await confirm(await confirmLink(thief));
    await move(thiefs, owner.token);
    expect((await h.call('GET', `/api/auth/verify-reset-token/${token}`)).status).toBe(200);
    const body = { token, newPassword: another };
    expect((await h.call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    expect((await h.call('GET', '/api/auth/verify', { as: owner.token })).status).toBe(401);
    for (const link of await stopLinks(thief)) expect((await stop(link)).body.code).toBe('token_invalid');
    expect((await logIn(owner.email, another)).status).toBe(200);
  });

  test('but not by one that was mailed to an address from between', async () => {
    await move(thief, owner.token);
    await h.call('POST', '/api/auth/forgot-password', { body: { email: thief } });
    const token = await resetLink(thief);
    await stop(await stopLink(owner.email));
    expect((await h.call('GET', `/api/auth/verify-reset-token/${token}`)).status).toBe(400);
    const body = { token, newPassword: another };
    expect((await h.call('POST', '/api/auth/reset-password', { body })).body.code).toBe('token_invalid');
    await isGivenBack();
  });

  test('though somebody tries to register with it meanwhile', async () => {
    await move(thief, owner.token);
    const { status, body } = await register(owner.email.toUpperCase());
    expect([status, body.errors?.email]).toEqual([409, 'Este email ya está registrado. Usa otro email.']);
    expect((await stop(await stopLink(owner.email))).status).toBe(200);
    await isGivenBack();
  });
});

test('an address is free for others once no link gives an account back to it', async () => {
  await move(thief, owner.token);
  h.clock.advance(7 * day + 1);
  expect((await register(owner.email)).status).toBe(201);
  const other = await createClient(h);
  await move(thiefs, other.token);
  const { token: as } = await createAdmin(h);
  const body = { email: `tercera.${thief}`, email_verified: true };
  expect((await h.call('PUT', `/api/admin/users/${other.id}`, { as, body })).status).toBe(200);
  expect((await register(other.email)).status).toBe(201);
});
