import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { holdTransaction } from '../../../../test/held.ts';
import { createAdmin, createClient, type Person } from '../../../../test/people.ts';

const h = await startHarness();
const { db } = h.deps;
const newPassword = 'Guarana-kx92vWq-7';

const forgot = ({ email }: Pick<Person, 'email'>) =>
  h.call<{ resetUrl: string }>('POST', '/api/auth/forgot-password', { body: { email } });
const resend = ({ email }: Person) => h.call('POST', '/api/email-verification/resend', { body: { email } });
const reset = (token: string) => h.call('POST', '/api/auth/reset-password', { body: { token, newPassword } });
const check = (token: string) => h.call('GET', `/api/auth/verify-reset-token/${token}`);
const verify = (token: string) => h.call('GET', `/api/email-verification/verify/${token}`);

async function mailsTo({ email }: Person): Promise<string[]> {
  const { body } = await h.call('GET', '/api/dev/mail');
  const mails = body as unknown as { to: { address: string }; text: string }[];
  return mails.filter(({ to }) => to.address === email).map(({ text }) => text);
}

async function linkOf(person: Person): Promise<string> {
  expect((await forgot(person)).status).toBe(200);
  const [text = ''] = (await mailsTo(person)).filter((one) => one.includes('/reset-password/'));
  return /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Lets an administrator give an account another address. */
async function move(person: Person): Promise<Person> {
  const { token } = await createAdmin(h);
  const { name, username, phone } = person;
  const email = `nuevo.${person.email}`;
  const moved = await h.call('PUT', `/api/admin/users/${person.id}`, {
    as: token,
    body: { name, username, phone, email },
  });
  expect(moved.status).toBe(200);
  return { ...person, email };
}

/** Changes only the address of an account, as an administrator would without ending its links. */
async function moveAlone({ id }: Person): Promise<void> {
  const email = `otra${id}@ejemplo.uy`;
  await db.updateTable('accounts').set({ email, email_key: email }).where('id', '=', id).execute();
}

describe('a link that is asked for while an administrator changes the address (rule ACC-84)', () => {
  it.each([
    ['a new password', forgot],
    ['the verification', resend],
  ])('for %s is not mailed to the address of before', async (_name, ask) => {
    const client = await createClient(h, { email_verified: 0 });
    const gate = holdTransaction(h);
    const waiting = ask(client);
    await gate.reached;
    const moved = await move(client);
    gate.open();
    const { status, body } = await waiting;
    expect([status, body.code]).toEqual([404, 'account_unknown']);
    expect(await mailsTo(client)).toEqual([]);
    expect(await mailsTo(moved)).toHaveLength(1);
  });
});

describe('a link', () => {
  it('to a new password works only while its address is that of the account', async () => {
    const client = await createClient(h);
    const token = await linkOf(client);
    expect((await check(token)).status).toBe(200);
    await moveAlone(client);
    expect((await check(token)).body.code).toBe('token_invalid');
    expect((await reset(token)).body.code).toBe('token_invalid');
  });

  it('of the verification verifies no other address', async () => {
    const client = await createClient(h, { email_verified: 0 });
    expect((await resend(client)).status).toBe(200);
    const [text = ''] = await mailsTo(client);
    await moveAlone(client);
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await verify(token)).status).toBe(400);
    const row = await db.selectFrom('accounts').select('email_verified').where('id', '=', client.id).execute();
    expect(row).toEqual([{ email_verified: 0 }]);
  });
});
