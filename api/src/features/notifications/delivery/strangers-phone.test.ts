// @module-tag postgres
import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { limits } from '@tero/shared/limits';
import { day, hour } from '@tero/shared/rules/time/durations';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmPhone } from '../../../../test/confirmed-phone.ts';
import { deliveriesOf, outboxOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, type Person, signIn } from '../../../../test/people.ts';
import { quoteCalls } from '../../../../test/quotes.ts';
import { createPublisher } from '../../../../test/service-form.ts';
import { startSmsGateway } from '../../../../test/sms-gateway.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { tellPasswordChanged } from '../notice-texts.ts';

const sms = await startSmsGateway();
afterAll(sms.close);
const h = await startHarness({ ...sms.env, TEXTS_A_DAY: '40' });
const { db, config } = h.deps;
const { deliver } = deliveriesOf(h);
const { make, see, askCode, accept } = quoteCalls(h);
const stranger = '091 234 567';
const digits = '+59891234567';

beforeEach(() => {
  h.clock.advance(2 * day);
  sms.texts.length = 0;
});

/** Makes an account that gets every alert by SMS. */
async function texted(given: object): Promise<Person> {
  const person = await createClient(h, given);
  const on = { enabled: true, categories: { securityAlerts: true } };
  const settings = { email: { enabled: true, categories: {} }, push: { enabled: true, categories: {} }, sms: on };
  await h.call('PUT', '/api/notifications/settings', { as: await signIn(h, person), body: { settings } });
  return person;
}
async function alert(person: Person, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    h.clock.advance(1000);
    await inTransaction(db, (trx) => tellPasswordChanged({ trx, now: h.clock.now(), config }, person));
  }
  await deliver('sms');
}
const told = (to: string) => sms.texts.filter((text) => text.to === to && text.body.includes('contraseña')).length;
const todo = async () => {
  const as = await signIn(h, await createAdmin(h));
  const { body } = await h.call<{ todo: TodoItem[] }>('GET', '/api/admin/todo', { as });
  return body.todo.find(({ kind }) => kind === 'texts')?.count;
};

test('15 SMS to a phone that a stranger typed are none (rule TRUST-30)', async () => {
  for (let at = 0; at < 3; at += 1) await alert(await texted({ phone: stranger.replaceAll(' ', '') }), 5);
  expect(sms.texts).toEqual([]);
  const someone = await texted({ phone: '091234567' });
  const reply = await h.call<{ data: object }>('GET', '/api/notifications/settings', { as: await signIn(h, someone) });
  expect(reply.body.data).toMatchObject({ hasPhone: true, phoneConfirmed: false });
});

test('nor does who typed the phone of a quote and opens its link get them, but who answered its code', async () => {
  const quote = (await make(await createPublisher(h))).body.quote;
  await askCode(quote, stranger);
  await deliver('sms');
  const code = /\d{6}/.exec(sms.texts.at(-1)?.body ?? '')?.[0] ?? '';
  expect((await accept(quote, { code, phone: stranger })).body.quote.state).toBe('aceptado');
  const thief = await texted({ phone: '091234567' });
  await see(quote, { ...thief, token: await signIn(h, thief) });
  const row = await db.selectFrom('quotes').select(['accepted_by', 'claimed']).where('id', '=', quote.id).execute();
  expect(row).toEqual([{ accepted_by: null, claimed: 0 }]);
  await alert(thief, 5);
  expect(told(digits)).toBe(0);
  // signed in, with the phone of the account
  const own = (await make(await createPublisher(h))).body.quote;
  const person = await texted({ phone: '091234567' });
  h.clock.advance(hour);
  await askCode(own, stranger);
  await deliver('sms');
  const again = /\d{6}/.exec(sms.texts.at(-1)?.body ?? '')?.[0] ?? '';
  const as = { ...person, token: await signIn(h, person) };
  expect((await accept(own, { code: again, phone: stranger, as })).status).toBe(200);
  await alert(person, 2);
  expect(told(digits)).toBe(2);
});

test('a phone gets few a day, however many accounts it has confirmed (rule TRUST-31)', async () => {
  const phone = '092222222';
  for (let at = 0; at < 2; at += 1) {
    const person = await texted({ phone });
    await confirmPhone(h, person);
    await alert(person, 4);
  }
  expect(told('+59892222222')).toBe(limits.textsPerDay);
});

test('a phone that the account changed meanwhile gets none', async () => {
  const person = await texted({ phone: '093333333' });
  await confirmPhone(h, person);
  h.clock.advance(1000);
  await inTransaction(db, (trx) => tellPasswordChanged({ trx, now: h.clock.now(), config }, person));
  await db.updateTable('accounts').set({ phone: '094444444' }).where('id', '=', person.id).execute();
  await deliver('sms');
  expect(sms.texts).toEqual([]);
  expect((await outboxOf(h, person.id)).filter(({ channel }) => channel === 'sms')).toMatchObject([
    { status: 'skipped' },
  ]);
});

test('all together get what the operator lets leave in a day, and the panel says when that ends (rule TRUST-32)', async () => {
  for (let at = 0; at < 4; at += 1) {
    const person = await texted({ phone: `09555555${at}` });
    await confirmPhone(h, person);
    await alert(person, 4);
  }
  // a quarter of 40 is for notices
  expect(sms.texts).toHaveLength(10);
  expect(await todo()).toBe(0);
  const verified = await createPublisher(h, { verification_status: 'approved' });
  const unknown = await createPublisher(h);
  const ask = async (provider: Person, first: number, count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) {
      if (at % 5 === 0) quote = (await make({ ...provider, token: await signIn(h, provider) })).body.quote;
      statuses.push((await askCode(quote, `0960000${first + at}`)).status);
    }
    return statuses.filter((status) => status === 200).length;
  };
  let quote = (await make({ ...unknown, token: await signIn(h, unknown) })).body.quote;
  expect(await ask(unknown, 10, 12)).toBe(10);
  expect(await todo()).toBe(0);
  expect(await ask(verified, 30, 12)).toBe(12);
  expect(await todo()).toBe(32);
  const mails = await h.call('GET', '/api/admin/todo/mails', { as: await signIn(h, await createAdmin(h)) });
  expect(mails.body).toMatchObject({ texts: { count: 32, most: 40 } });
  expect(await ask(verified, 50, 10)).toBe(8);
  h.clock.advance(day);
  expect(await todo()).toBe(0);
  expect(await ask(unknown, 70, 1)).toBe(1);
});
