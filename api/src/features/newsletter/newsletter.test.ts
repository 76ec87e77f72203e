import type { AdminSubscriber } from '@tero/shared/contract/admin/newsletter';
import { currentNewsletterConsent as consent } from '@tero/shared/rules/newsletter';
import { day, hour } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, signIn } from '../../../test/people.ts';
import { forgetUnconfirmed } from './service.ts';

const h = await startHarness();
const { db } = h.deps;
let next = 0;
const newEmail = () => {
  next += 1;
  return `lectora${next}@correo.example`;
};

const ask = (email: unknown, given = {}) =>
  h.call('POST', '/api/newsletter', { body: { email, consent, ...given }, ip: `10.7.0.${next % 250}` });
const rows = () => db.selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute();
const rowOf = async (email: string) => (await rows()).find((row) => row.email === email);

interface Mail {
  to: { address: string };
  subject: string;
  text: string;
  unsubscribeUrl?: string;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const found = await db.selectFrom('outbox').select('payload').where('channel', '=', 'email').orderBy('id').execute();
  return found.map(({ payload }) => JSON.parse(payload) as Mail).filter(({ to }) => to.address === email);
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => h.call('POST', `/api/newsletter/confirm/${token}`);

async function subscribed(): Promise<{ email: string; leave: string; token: string }> {
  const email = newEmail();
  await ask(email);
  const token = tokenIn((await mailsTo(email))[0]?.text ?? '');
  expect((await confirm(token)).status).toBe(200);
  const leave = new URL((await mailsTo(email)).at(-1)?.unsubscribeUrl ?? '').pathname;
  return { email, leave, token };
}

describe('the newsletter', () => {
  it('keeps an address with what was accepted, and counts it once its owner has confirmed', async () => {
    const email = newEmail();
    expect((await ask(email.toUpperCase())).status).toBe(200);
    const now = h.clock.now().toISOString();
    expect(await rowOf(email)).toMatchObject({ consent, consented_at: now, confirmed_at: null });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirmá que querés el boletín de Tero');
    const token = tokenIn(mail?.text ?? '');
    for (const _ of ['once', 'and again']) expect((await confirm(token)).status).toBe(200);
    expect((await rowOf(email))?.confirmed_at).toBe(now);
    expect((await mailsTo(email)).map(({ subject }) => subject).slice(1)).toEqual(['Ya estás en el boletín de Tero']);
    h.clock.advance(3 * day);
    expect((await confirm(token)).status).toBe(200);
  });

  it('wants the text to be accepted, and an address', async () => {
    const unticked = await ask(newEmail(), { consent: undefined });
    expect([unticked.status, unticked.body.errors]).toEqual([
      400,
      { consent: 'Marcá la casilla para recibir el boletín' },
    ]);
    expect((await ask('ana.correo')).body.errors).toEqual({ email: 'Formato de email inválido' });
    const before = (await rows()).length;
    expect((await ask(newEmail(), { website: 'https://spam.example' })).status).toBe(200);
    expect((await rows()).length).toBe(before);
  });

  it('responds the same for a known address, and mails it once an hour', async () => {
    const { email } = await subscribed();
    const fresh = await ask(newEmail());
    const knownOne = await ask(email);
    expect([knownOne.status, knownOne.body]).toEqual([fresh.status, fresh.body]);
    const count = async () => (await mailsTo(email)).length;
    const before = await count();
    h.clock.advance(hour);
    for (let time = 0; time < 3; time += 1) expect((await ask(email)).body).toEqual(fresh.body);
    expect((await count()) - before).toBe(1);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Ya recibís el boletín de Tero');
  });

  it('has links that end: late, made up, or of another purpose', async () => {
    const email = newEmail();
    await ask(email);
    const [mail] = await mailsTo(email);
    const token = tokenIn(mail?.text ?? '');
    h.clock.advance(2 * day + 1);
    const late = await confirm(token);
    expect([late.status, late.body.code]).toEqual([400, 'token_expired']);
    for (const bad of ['x', `${token}x`, token.replace(/^\d+/, '1'), mail?.unsubscribeUrl?.split('/').at(-1) ?? '']) {
      expect((await confirm(bad)).body.code).toBe('token_invalid');
    }
    expect((await h.call('POST', `/api/newsletter/unsubscribe/${token}`)).body.code).toBe('token_invalid');
  });

  it('ends with one tap, as mail programs press it, and keeps nothing of the address', async () => {
    const { email, leave, token } = await subscribed();
    const page = await h.app.inject({ method: 'GET', url: leave });
    expect([page.statusCode, page.headers.location]).toEqual([302, expect.stringContaining('/boletin/baja?token=')]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const _ of ['once', 'and again']) {
      expect((await h.call('POST', leave, { body: 'List-Unsubscribe=One-Click', headers })).status).toBe(200);
    }
    expect(await rowOf(email)).toBeUndefined();
    expect(await mailsTo(email)).toEqual([]);
    expect((await confirm(token)).body.code).toBe('token_expired');
  });

  it('forgets after a week who never confirmed', async () => {
    const email = newEmail();
    await ask(email);
    const kept = await subscribed();
    h.clock.advance(7 * day + 1);
    await forgetUnconfirmed(h.deps);
    expect(await rowOf(email)).toBeUndefined();
    expect(await rowOf(kept.email)).toBeDefined();
  });

  it('is in the download of an account with that address, and goes with it, once the address is its own', async () => {
    const { email } = await subscribed();
    const ana = await createClient(h, { email, email_verified: 0 });
    const download = async () => {
      const as = await signIn(h, ana);
      return (await h.call<{ newsletter: unknown[] }>('GET', '/api/users/me/export', { as })).body.newsletter;
    };
    expect(await download()).toEqual([]);
    await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', ana.id).execute();
    expect(await download()).toEqual([expect.objectContaining({ email, consent })]);
    const as = await signIn(h, ana);
    expect((await eraseOwn(h, as)).status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
  });

  it('is listed, exported and thinned out by administrators, and each act is logged', async () => {
    const admin = await createAdmin(h);
    const as = await signIn(h, admin);
    const { email, leave } = await subscribed();
    const unconfirmed = newEmail();
    await ask(unconfirmed);
    const list = await h.call<{ subscribers: AdminSubscriber[] }>('GET', `/api/admin/newsletter?search=${email}`, {
      as,
    });
    expect(list.body.subscribers.map((row) => row.email)).toEqual([email]);
    const waiting = await h.call<{ subscribers: AdminSubscriber[] }>('GET', '/api/admin/newsletter?confirmed=0', {
      as,
    });
    expect(waiting.body.subscribers.map((row) => row.email)).toContain(unconfirmed);
    const { payload } = await h.app.inject({
      method: 'GET',
      url: '/api/admin/newsletter.csv',
      headers: { authorization: `Bearer ${as}` },
    });
    expect(payload).toContain(email);
    expect(payload).toContain(leave);
    expect(payload).not.toContain(unconfirmed);
    const id = list.body.subscribers[0]?.id;
    expect((await h.call('DELETE', `/api/admin/newsletter/${id}`, { as })).status).toBe(200);
    expect((await h.call('DELETE', `/api/admin/newsletter/${id}`, { as })).status).toBe(404);
    expect(await rowOf(email)).toBeUndefined();
    const acts = await db
      .selectFrom('admin_logs')
      .select(['action', 'entity_id'])
      .where('entity_type', '=', 'newsletter')
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { action: 'view', entity_id: null },
      { action: 'delete', entity_id: id },
    ]);
  });
});
