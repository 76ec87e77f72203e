// @module-tag postgres

import { limits } from '@tero/shared/limits';
import { day, hour, minute } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it } from 'vitest';
import { expectRoomForOne, times } from '../../../../test/cap.ts';
import { deliveriesOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, password } from '../../../../test/people.ts';
import { linkIn, startSmtp } from '../../../../test/smtp.ts';

const smtp = await startSmtp();
const h = await startHarness({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://tero.example' });
const { deliver } = deliveriesOf(h);
afterAll(async () => {
  await smtp.close();
});

const forgot = (email: string, headers?: Record<string, string>) =>
  h.call('POST', '/api/auth/forgot-password', { body: { email }, headers });
const check = (token: string) => h.call('GET', `/api/auth/verify-reset-token/${token}`);
const reset = (token: string, newPassword: string) =>
  h.call('POST', '/api/auth/reset-password', { body: { token, newPassword } });
const login = (identifier: string, text: string) =>
  h.call('POST', '/api/auth/login', { body: { identifier, password: text } });

async function mailedToken(email: string): Promise<string> {
  await deliver();
  const mail = smtp.mails.findLast((candidate) => candidate.recipients.includes(email));
  return linkIn(mail, '/reset-password/').replace('/reset-password/', '');
}

describe('a forgotten password', () => {
  it('is replaced with the mailed link, once, and every session ends', async () => {
    const client = await createClient(h);
    const response = await forgot(` ${client.email.toUpperCase()} `, {
      host: 'malo.example',
      'x-forwarded-host': 'malo.example',
    });
    expect(response.status).toBe(200);
    expect(response.body).not.toHaveProperty('resetUrl');
    expect(response.body).not.toHaveProperty('testMode');
    const token = await mailedToken(client.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const mail = smtp.mails.at(-1);
    expect(mail?.text).toContain(`https://tero.example/reset-password/${token}`);
    expect(mail?.html).toContain(`https://tero.example/reset-password/${token}`);
    expect(JSON.stringify(mail)).not.toContain('malo.example');

    expect((await check(token)).status).toBe(200);
    expect((await reset(token, 'nueva clave')).status).toBe(200);
    expect((await h.call('GET', '/api/auth/verify', { as: client.token })).status).toBe(401);
    expect((await login(client.email, password)).status).toBe(401);
    expect((await login(client.email, 'nueva clave')).status).toBe(200);
    for (const again of [await check(token), await reset(token, 'otra clave')]) {
      expect([again.status, again.body.code]).toEqual([400, 'token_invalid']);
      expect(again.body.message).toBe('El enlace para restablecer la contraseña es inválido o ha expirado.');
    }
    await deliver();
    expect(smtp.mails.at(-1)?.subject).toBe('Cambió la contraseña de tu cuenta de Tero');
  });

  it('has a link for one hour', async () => {
    const client = await createClient(h);
    await forgot(client.email);
    const token = await mailedToken(client.email);
    h.clock.advance(hour - 1);
    expect((await check(token)).status).toBe(200);
    h.clock.advance(1);
    expect((await reset(token, 'nueva clave')).status).toBe(400);
    expect((await login(client.email, password)).status).toBe(200);
  });

  it('keeps its link when anybody asks for more, and the use of one ends all (rule ACC-82)', async () => {
    const client = await createClient(h);
    const tokens: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      await forgot(client.email);
      tokens.push(await mailedToken(client.email));
    }
    const [first = '', second = '', third = ''] = tokens;
    for (const token of tokens) expect((await check(token)).status).toBe(200);
    expect((await reset(first, 'nueva clave')).status).toBe(200);
    for (const token of [second, third]) expect((await check(token)).status).toBe(400);
    expect((await reset(third, 'otra clave')).status).toBe(400);
  });

  it('has no link any more from before a change of the password (rule ACC-82)', async () => {
    const client = await createClient(h);
    await forgot(client.email);
    const token = await mailedToken(client.email);
    const body = { currentPassword: password, newPassword: 'nueva clave' };
    expect((await h.call('PUT', '/api/users/change-password', { as: client.token, body })).status).toBe(200);
    expect((await reset(token, 'clave ajena')).body.code).toBe('token_invalid');
  });

  it('changes once when the link is used twice at the same time', async () => {
    const client = await createClient(h);
    await forgot(client.email);
    const token = await mailedToken(client.email);
    const responses = await Promise.all([reset(token, 'clave uno'), reset(token, 'clave dos')]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 400]);
  });

  it('removes social sign-ins that came without a verified email, and all of them before the account’s was verified', async () => {
    const { db } = h.deps;
    const created_at = h.clock.now().toISOString();
    const ways = async (email_proven: 0 | 1, email_verified: 0 | 1) => {
      const client = await createClient(h, { email_verified });
      const provider = 'google';
      await db
        .insertInto('identities')
        .values({ provider, subject: `s${client.id}`, account_id: client.id, created_at, email_proven })
        .execute();
      await forgot(client.email);
      expect((await reset(await mailedToken(client.email), 'nueva clave')).status).toBe(200);
      return (await db.selectFrom('identities').select('subject').where('account_id', '=', client.id).execute()).length;
    };
    expect([await ways(1, 0), await ways(1, 1)]).toEqual([0, 1]);
    expect([await ways(0, 0), await ways(0, 1)]).toEqual([0, 0]);
  });

  it('says how long the password of the account has to be (rule ACC-81)', async () => {
    for (const [who, length] of [
      [await createClient(h), 6],
      [await createAdmin(h), 12],
    ] as const) {
      await forgot(who.email);
      expect((await check(await mailedToken(who.email))).body.min_length).toBe(length);
    }
  });

  it('refuses a bad and an unknown address (rule ACC-19)', async () => {
    const bad = await forgot('no es un email');
    expect([bad.status, bad.body.errors?.email]).toEqual([400, 'Por favor ingresa un email válido']);
    const unknown = await forgot('nadie@correo.example');
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'No encontramos ninguna cuenta asociada a este email.',
    ]);
  });

  it('refuses weak passwords (rule ACC-12) and keeps the link', async () => {
    const client = await createClient(h);
    await forgot(client.email);
    const token = await mailedToken(client.email);
    expect((await reset(token, '')).body.errors?.newPassword).toBe('Por favor ingresa una nueva contraseña.');
    expect((await reset(token, '12345')).body.errors?.newPassword).toBe(
      'La contraseña debe tener al menos 6 caracteres.',
    );
    expect((await reset(token, 'ñandú7')).status).toBe(200);
  });

  it('mails an account at most 3 links an hour', async () => {
    const client = await createClient(h);
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await forgot(client.email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('stores no token in plain text, and no mail after it was sent', async () => {
    const client = await createClient(h);
    await forgot(client.email);
    const token = await mailedToken(client.email);
    const tokens = await h.deps.db.selectFrom('mail_tokens').selectAll().execute();
    const outbox = await h.deps.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify([tokens, outbox])).not.toContain(token);
  });
});

describe('without a mail server, outside production', () => {
  it('the response shows the link, and the mails are listed', async () => {
    const local = await startHarness();
    const client = await createClient(local);
    const { body } = await local.call<{ testMode: boolean; resetUrl: string }>('POST', '/api/auth/forgot-password', {
      body: { email: client.email },
    });
    expect(body.testMode).toBe(true);
    expect(body.resetUrl).toMatch(/^http:\/\/localhost:3000\/reset-password\//);
    const mails = (await local.call('GET', '/api/dev/mail')).body as unknown as { text: string }[];
    expect(mails[0]?.text).toContain(body.resetUrl);
    expect((await h.call('GET', '/api/dev/mail')).status).toBe(404);
  });
});

describe('delivery', () => {
  it('tries again later after a refusal for now, and gives up after one for good', async () => {
    const client = await createClient(h);
    await deliver();
    const before = smtp.mails.length;
    await forgot(client.email);
    smtp.state.refuse = 451;
    await deliver();
    smtp.state.refuse = null;
    await deliver();
    expect(smtp.mails.length).toBe(before);
    h.clock.advance(minute);
    await deliver();
    expect(smtp.mails.length).toBe(before + 1);

    await forgot(client.email);
    smtp.state.refuse = 550;
    await deliver();
    smtp.state.refuse = null;
    h.clock.advance(day);
    await deliver();
    expect(smtp.mails.length).toBe(before + 1);
    const dead = await h.deps.db.selectFrom('outbox').select('id').where('status', '=', 'dead').execute();
    expect(dead).toHaveLength(1);
  });
});

it('of several at once as many get in as there is room for', async () => {
  const client = await createClient(h, { email_verified: 0 });
  const at = h.clock.now().toISOString();
  const token = { purpose: 'reset' as const, account_id: client.id, created_at: at, expires_at: at };
  const most = limits.mailsPerHour;
  await expectRoomForOne({
    most,
    fill: () => {
      const tokens = times(most - 1, (place) => ({ ...token, hash: `reset${client.id}:${place}` }));
      return h.deps.db.insertInto('mail_tokens').values(tokens).execute();
    },
    attempt: () => forgot(client.email),
    rows: h.deps.db
      .selectFrom('mail_tokens')
      .select('hash')
      .where('account_id', '=', client.id)
      .where('purpose', '=', 'reset'),
  });
});
