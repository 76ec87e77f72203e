import type { WaitingEmail } from '@tero/shared/contract/accounts-email-change';
import { day, hour, minute } from '@tero/shared/rules/time/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person, password, signIn } from '../../../../test/people.ts';
import { forgetOldChanges } from './service.ts';

const h = await startHarness();
const { db } = h.deps;
let made = 0;
let client: Person;
let wanted: string;

beforeEach(async () => {
  made += 1;
  client = await createClient(h);
  wanted = `nuevo${made}@correo.example`;
});

interface Mail {
  to: { address: string };
  subject: string;
  text: string;
}
const mailsTo = async (address: string) =>
  ((await h.call('GET', '/api/dev/mail')).body as unknown as Mail[]).filter(({ to }) => to.address === address);
const linkIn = (mails: Mail[], page: string) => {
  const texts = mails.map(({ text }) => text.match(new RegExp(`/${page}\\?token=(\\S+)`))?.[1]);
  return texts.find((token) => token !== undefined) ?? '';
};
const confirmLink = async (address = wanted) => linkIn(await mailsTo(address), 'confirm-email');
const stopLink = async (address: string) => linkIn(await mailsTo(address), 'stop-email');

const ask = (email: string, as = client.token) =>
  h.call<{ waiting: WaitingEmail }>('POST', '/api/users/email-change', { as, body: { email } });
const waiting = async (as = client.token) =>
  (await h.call<{ waiting: WaitingEmail }>('GET', '/api/users/email-change', { as })).body.waiting;
const confirm = (token: string) =>
  h.call<{ email: string }>('POST', '/api/auth/email-change/confirm', { body: { token } });
const stop = (token: string) => h.call<{ email: string }>('POST', '/api/auth/email-change/stop', { body: { token } });
const logIn = (identifier: string) => h.call('POST', '/api/auth/login', { body: { identifier, password } });
const isOpen = async (token: string) => (await h.call('GET', '/api/auth/verify', { as: token })).status === 200;

describe('a change of email', () => {
  test('happens with the link to the new address, not before; the old one is told twice', async () => {
    for (const person of [client, await createProvider(h)]) {
      const address = `otro${person.id}@correo.example`;
      const { status, body } = await ask(address.toUpperCase(), person.token);
      expect([status, body.waiting?.email]).toEqual([200, address]);
      expect((await logIn(person.email)).status).toBe(200);
      expect((await logIn(address)).status).toBe(404);
      expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain(
        'Alguien pidió cambiar tu email en Tero',
      );
      const token = await confirmLink(address);
      expect((await confirm(token)).body).toMatchObject({ email: address });
      expect((await logIn(address)).status).toBe(200);
      expect((await logIn(person.email)).status).toBe(404);
      expect(await waiting(person.token)).toBeNull();
      const told = (await mailsTo(person.email)).map(({ subject }) => subject);
      expect(told).toContain('Cambió el email de tu cuenta de Tero');
    }
  });

  test('verifies the email, ends the other sessions, keeps the one that asked, and links mailed before', async () => {
    const mistyped = await createClient(h, { email_verified: 0 });
    const elsewhere = await signIn(h, mistyped);
    await h.call('POST', '/api/auth/forgot-password', { body: { email: mistyped.email } });
    const reset = linkInText(await mailsTo(mistyped.email));
    await ask(wanted, mistyped.token);
    await confirm(await confirmLink());
    expect([await isOpen(elsewhere), await isOpen(mistyped.token)]).toEqual([false, true]);
    const { body } = await h.call<{ user: object }>('GET', '/api/auth/verify', { as: mistyped.token });
    expect(body.user).toMatchObject({ email: wanted, email_verified: true });
    expect((await h.call('GET', `/api/auth/verify-reset-token/${reset}`)).status).toBe(400);
  });

  const linkInText = (mails: Mail[]) =>
    mails.map(({ text }) => text.match(/\/reset-password\/(\S+)/)?.[1]).find(Boolean) ?? '';

  test('has a link that works once, for a day; a double tap is no error', async () => {
    await ask(wanted);
    const token = await confirmLink();
    h.clock.advance(day);
    const late = await confirm(token);
    expect([late.status, late.body.code]).toEqual([400, 'token_expired']);
    client.token = await signIn(h, client);
    await ask(wanted);
    const fresh = linkIn(
      (await mailsTo(wanted)).filter(({ text }) => !text.includes(token)),
      'confirm-email',
    );
    expect([(await confirm(fresh)).status, (await confirm(fresh)).status]).toEqual([200, 200]);
    h.clock.advance(11 * minute);
    expect((await confirm(fresh)).body.code).toBe('token_invalid');
    expect((await confirm('nada')).body.code).toBe('token_invalid');
    expect((await confirm('')).status).toBe(400);
  });

  test('is one at a time, and can be cancelled', async () => {
    await ask(wanted);
    const first = await confirmLink();
    await ask(`b.${wanted}`);
    expect(await waiting()).toMatchObject({ email: `b.${wanted}` });
    expect((await confirm(first)).body.code).toBe('token_invalid');
    expect((await h.call('DELETE', '/api/users/email-change', { as: client.token })).status).toBe(200);
    expect(await waiting()).toBeNull();
    expect((await confirm(await confirmLink(`b.${wanted}`))).body.code).toBe('token_invalid');
    expect((await logIn(client.email)).status).toBe(200);
  });

  test('does not tell whose the new address is: only that mailbox hears', async () => {
    const other = await createClient(h);
    const [taken, free] = [await ask(other.email), await ask(wanted, (await createClient(h)).token)];
    expect({ ...taken.body, waiting: null }).toEqual({ ...free.body, waiting: null });
    expect([taken.status, taken.body.waiting?.email]).toEqual([200, other.email]);
    expect(await mailsTo(client.email)).toHaveLength(1);
    const [mail] = await mailsTo(other.email);
    expect(mail?.subject).toBe('Ya tenés una cuenta de Tero con este email');
    expect(mail?.text).not.toContain('token=');
  });

  test('fails when somebody else took the address meanwhile, and changes nothing', async () => {
    await ask(wanted);
    await createClient(h, { email: wanted });
    const { status, body } = await confirm(await confirmLink());
    expect([status, body.code]).toEqual([409, 'already_exists']);
    expect((await logIn(client.email)).status).toBe(200);
  });

  test('needs a session that confirmed who it is, another email, and few requests', async () => {
    expect((await h.call('POST', '/api/users/email-change', { body: { email: wanted } })).status).toBe(401);
    expect((await ask(client.email.toUpperCase())).body.errors).toEqual({ email: 'Ese ya es tu email' });
    expect((await ask('no es un email')).body.errors).toEqual({ email: 'Formato de email inválido' });
    for (const at of [1, 2, 3]) expect((await ask(`${at}.${wanted}`)).status).toBe(200);
    expect((await ask(wanted)).status).toBe(429);
    h.clock.advance(hour);
    const late = await ask(wanted);
    expect([late.status, late.body.code]).toEqual([403, 'confirmation_required']);
    expect((await ask(wanted, await signIn(h, client))).status).toBe(200);
  });

  test('of an administrator is in the log', async () => {
    const admin = await createAdmin(h);
    await ask(wanted, admin.token);
    const token = await confirmLink();
    const { rows } = await logged(h, () => confirm(token));
    expect(rows).toMatchObject([{ action: 'update', entity_id: admin.id, admin_id: admin.id }]);
  });

  test('is in the download without its links, and forgotten after a month', async () => {
    await ask(wanted);
    const { body } = await h.call<{ email_changes: object[] }>('GET', '/api/users/me/export', { as: client.token });
    expect(body.email_changes).toMatchObject([{ old_email: client.email, new_email: wanted }]);
    expect(Object.keys(body.email_changes[0] ?? {}).join()).not.toMatch(/hash|session/);
    h.clock.advance(31 * day);
    await forgetOldChanges(h.deps);
    const rows = await db.selectFrom('email_changes').select('id').where('account_id', '=', client.id).execute();
    expect(rows).toEqual([]);
  });
});

describe('the notice to the old address', () => {
  test('stops a change that waits: sessions end, and signing in asks for another password', async () => {
    await ask(wanted);
    const token = await confirmLink();
    const stopped = await stop(await stopLink(client.email));
    expect(stopped.body).toMatchObject({ success: true, email: client.email });
    expect(await isOpen(client.token)).toBe(false);
    expect((await confirm(token)).body.code).toBe('token_invalid');
    const login = await logIn(client.email);
    expect([login.status, login.body.code]).toEqual([403, 'password_change_required']);
    expect(login.body.message).toContain('¿Olvidaste tu contraseña?');
    const places = await db.selectFrom('sign_in_places').select('hash').where('account_id', '=', client.id).execute();
    expect(places).toEqual([]);
  });

  test('undoes one that has happened, for 7 days, also when the email changed again', async () => {
    await ask(wanted);
    await confirm(await confirmLink());
    await ask(`c.${wanted}`);
    await confirm(await confirmLink(`c.${wanted}`));
    h.clock.advance(6 * day);
    const link = await stopLink(client.email);
    expect((await stop(link)).status).toBe(200);
    expect((await stop(link)).status).toBe(200);
    const row = await db.selectFrom('accounts').select('email').where('id', '=', client.id).executeTakeFirst();
    expect(row?.email).toBe(client.email);
    expect((await logIn(`c.${wanted}`)).status).toBe(404);
    h.clock.advance(11 * minute);
    expect((await stop(link)).body.code).toBe('token_invalid');
  });

  test('comes too late after 7 days', async () => {
    await ask(wanted);
    await confirm(await confirmLink());
    h.clock.advance(7 * day + 1);
    expect((await stop(await stopLink(client.email))).body.code).toBe('token_invalid');
    expect((await logIn(wanted)).status).toBe(200);
  });

  test('has no link where that address was never verified', async () => {
    const mistyped = await createClient(h, { email_verified: 0 });
    await ask(wanted, mistyped.token);
    expect(await mailsTo(mistyped.email)).toMatchObject([{ subject: 'Alguien pidió cambiar tu email en Tero' }]);
    expect(await stopLink(mistyped.email)).toBe('');
    await confirm(await confirmLink());
    const told = await mailsTo(mistyped.email);
    expect(told.map(({ subject }) => subject)).toContain('Cambió el email de tu cuenta de Tero');
    for (const { text } of told) {
      // the mail offers only what works here: a way to the team
      expect(text).not.toContain('cancelar el cambio');
      expect(text).toContain('/contact');
    }
  });

  test('says so when the old email is somebody else’s by now', async () => {
    await ask(wanted);
    const link = await stopLink(client.email);
    await confirm(await confirmLink());
    await createClient(h, { email: client.email });
    const { status, body } = await stop(link);
    expect([status, body.code]).toEqual([409, 'already_exists']);
  });
});
