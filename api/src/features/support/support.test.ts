// @module-tag postgres

import { randomUUID } from 'node:crypto';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it } from 'vitest';
import { expectRoomForOne, times } from '../../../test/cap.ts';
import { deliveriesOf } from '../../../test/deliveries.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, signIn } from '../../../test/people.ts';
import { startSmtp } from '../../../test/smtp.ts';

const smtp = await startSmtp();
const h = await startHarness({ SMTP_URL: smtp.url, SUPPORT_EMAIL: 'equipo@tero.example' });
const { deliver } = deliveriesOf(h);
afterAll(async () => {
  await smtp.close();
});

const good = { name: 'Ana', email: 'ana@correo.example', subject: 'Consulta', message: 'Hola.\n¿Cómo va?' };
const report = { name: 'Ana', email: 'ana@correo.example', subject: 'Falla', description: 'No anda', type: 'bug' };
const send = (overrides: object = {}, ip = '127.0.0.1', as?: string) =>
  h.call('POST', '/api/contact', { body: { ...good, ...overrides }, ip, as });
const stored = () => h.deps.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

describe('a message to the team', () => {
  it('is kept and mailed to the configured address alone, with the writer in Reply-To', async () => {
    const client = await createClient(h);
    const response = await send(
      { phone: '2400-1234', page: '/servicios', userAgent: 'UA', to: 'otro@correo.example' },
      '127.0.0.1',
      client.token,
    );
    expect([response.status, response.body.message]).toEqual([201, 'Mensaje enviado correctamente']);
    await deliver();
    const mail = smtp.mails.at(-1);
    expect(mail).toMatchObject({ recipients: ['equipo@tero.example'], replyTo: 'ana@correo.example' });
    expect(mail?.subject).toMatch(/^\[Contacto #\d+\] Consulta$/);
    expect(mail?.text).toContain('¿Cómo va?');
    expect(mail?.text).toContain('Teléfono: 2400 1234');
    expect((await stored()).at(-1)).toMatchObject({ kind: 'contact', account_id: client.id, page: '/servicios' });
  });

  it.each([
    ['/api/contact', good],
    ['/api/report/', report],
  ])('to %s of an account whose session has ended is not taken as a stranger’s', async (path, body) => {
    const client = await createClient(h);
    const post = (as: string) => h.call('POST', path, { body, as, headers: { 'idempotency-key': randomUUID() } });
    await h.call('POST', '/api/auth/logout', { as: client.token });
    const before = (await stored()).length;
    expect(await post(client.token)).toMatchObject({ status: 401, body: { code: 'session_invalid' } });
    expect(await stored()).toHaveLength(before);
    expect((await post(await signIn(h, client))).status).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({ account_id: client.id });
  });

  it('as a report ignores whom it is for', async () => {
    const response = await h.call('POST', '/api/report/', { body: { ...report, to: 'otro@correo.example' } });
    expect(response.status).toBe(201);
    await deliver();
    expect(smtp.mails.at(-1)?.recipients).toEqual(['equipo@tero.example']);
    expect((await stored()).at(-1)).toMatchObject({ kind: 'report', report_type: 'bug' });
  });

  it.each([
    [{ phone: '099 1' }, 'phone', 'El teléfono debe tener 9 dígitos si es celular, u 8 si es fijo'],
    [{ subject: 'Hola\r\nBcc: otro@correo.example' }, 'subject', 'Escribí todo en una sola línea'],
    [{ name: 'Ana\nBcc: x@y.example' }, 'name', 'Escribí todo en una sola línea'],
    [{ email: 'ana@correo.example, otro@correo.example' }, 'email', 'Formato de email inválido'],
    [{ email: 'ana@correo.example\r\nBcc: x@y.example' }, 'email', 'Formato de email inválido'],
    [{ message: '  ' }, 'message', 'Escribí el mensaje'],
    [{ message: 'x'.repeat(5001) }, 'message', 'No puede superar los 5000 caracteres'],
    [{ subject: '' }, 'subject', 'Escribí el asunto'],
  ])('refuses %o', async (overrides, field, message) => {
    const before = (await stored()).length;
    const { status, body } = await send(overrides);
    expect([status, body.errors?.[field]]).toEqual([400, message]);
    expect((await stored()).length).toBe(before);
  });

  it('of 1 MB is refused as too large', async () => {
    const { status, body } = await send({ message: 'x'.repeat(1024 * 1024) });
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it('names every missing field', async () => {
    const contact = await h.call('POST', '/api/contact', { body: {} });
    expect(Object.keys(contact.body.errors ?? {}).sort()).toEqual(['email', 'message', 'name', 'subject']);
    const reported = await h.call('POST', '/api/report/', { body: {} });
    expect(Object.keys(reported.body.errors ?? {}).sort()).toEqual(['description', 'email', 'name', 'subject']);
    expect((await h.call('POST', '/api/report/', { body: { ...report, type: 'hack' } })).status).toBe(400);
  });

  it('that fills the hidden field gets the normal response and is not stored', async () => {
    const before = (await stored()).length;
    expect((await send({ website: 'https://spam.example' })).status).toBe(201);
    expect((await stored()).length).toBe(before);
  });
});

describe('a burst', () => {
  it('is cut at 3 in 10 minutes, and what was accepted arrives', async () => {
    const limited = await startHarness({ SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '1' });
    const burst = Array.from({ length: 6 }, (_, at) =>
      limited.call('POST', '/api/contact', { body: { ...good, subject: `Ráfaga ${at}` } }),
    );
    const statuses = (await Promise.all(burst)).map((response) => response.status).sort();
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
    const before = smtp.mails.length;
    await deliveriesOf(limited).deliver();
    expect(smtp.mails.length).toBe(before + 3);
  });

  it.each([
    ['203.0.113.5', '203.0.113.5', '203.0.113.5'],
    ['2001:db8:7:7::/64', '2001:db8:7:7:aaaa::1', '2001:db8:7:7:bbbb::2'],
  ])('over a day is cut at 20, from %s', async (ip, first, second) => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const now = limited.clock.now().toISOString();
    const row = { ...good, kind: 'contact' as const, ip, created_at: now };
    for (let at = 0; at < 19; at += 1) await limited.deps.db.insertInto('contact_messages').values(row).execute();
    expect((await limited.call('POST', '/api/contact', { body: good, ip: first })).status).toBe(201);
    const ask = () => limited.call('POST', '/api/contact', { body: good, ip: second });
    expect((await ask()).status).toBe(429);
    limited.clock.advance(day);
    expect((await ask()).status).toBe(201);
  });

  const from = (ip: string, count: number, account_id: number | null = null) =>
    Array.from({ length: count }, (_, at) => ({
      ...good,
      kind: 'contact' as const,
      ip: ip.replace('*', String(at)),
      account_id,
      created_at: h.clock.now().toISOString(),
    }));

  it('over a day is cut at 60 from all networks that one customer rents', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const ask = (ip: string) => limited.call('POST', '/api/contact', { body: good, ip });
    await limited.deps.db.insertInto('contact_messages').values(from('2001:db8:77:*::/64', 59)).execute();
    expect((await ask('2001:db8:77:aaaa::1')).status).toBe(201);
    expect((await ask('2001:db8:77:bbbb::1')).status).toBe(429);
    expect((await ask('2001:db8:78:bbbb::1')).status).toBe(201);
  });

  it('over a day is cut at 400 of all who have no session, and at 500 of everybody', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const client = await createClient(limited);
    const ask = (ip: string, as?: string) => limited.call('POST', '/api/contact', { body: good, ip, as });
    const fill = (count: number, account: number | null) =>
      limited.deps.db
        .insertInto('contact_messages')
        .values(from('2001:db8:*:1::/64', count, account))
        .execute();
    await fill(399, null);
    expect((await ask('198.51.100.1')).status).toBe(201);
    expect((await ask('198.51.100.2')).status).toBe(429);
    await fill(99, client.id);
    expect((await ask('198.51.100.3', client.token)).status).toBe(201);
    expect((await ask('198.51.100.4', client.token)).status).toBe(429);
  });
});

it('of several at once as many get in as there is room for', async () => {
  const strict = await startHarness({ RATE_LIMIT_SCALE: '1' });
  const { db, clock } = { ...strict, ...strict.deps };
  const row = { ...good, kind: 'contact' as const, ip: '2001:db8:5:5::/64', created_at: clock.now().toISOString() };
  await expectRoomForOne({
    most: limits.contactsPerDay,
    fill: () =>
      db
        .insertInto('contact_messages')
        .values(times(limits.contactsPerDay - 1, () => row))
        .execute(),
    attempt: (place) =>
      strict.call('POST', '/api/contact', { body: { ...good, subject: `${place}` }, ip: `2001:db8:5:5::a${place}` }),
    rows: db.selectFrom('contact_messages').select('id'),
  });
});
