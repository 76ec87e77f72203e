// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { confirmPhone } from '../../../../test/confirmed-phone.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createClient } from '../../../../test/people.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { tellPasswordChanged } from '../notice-texts.ts';

const env = { SMS_URL: 'http://127.0.0.1:9/sms', SMS_USER: 'u', SMS_PASSWORD: 'p', SMS_FROM: '+15550100' };
const h = await startHarness(env);

test('an account is texted a few times a day: each text costs (rule NOTI-86)', async () => {
  const { clock } = h;
  const { db, config } = h.deps;
  const person = await createClient(h);
  await confirmPhone(h, person);
  const written = async (channel: 'sms' | 'email') => {
    const rows = db.selectFrom('outbox').select('id').where('account_id', '=', person.id);
    return (await rows.where('channel', '=', channel).where('dedupe_key', 'like', '%security_alert%').execute()).length;
  };
  const change = async () => {
    clock.advance(1000);
    await inTransaction(db, (trx) => tellPasswordChanged({ trx, now: clock.now(), config }, person));
  };
  for (let at = 0; at < limits.textsPerDay + 3; at += 1) await change();
  expect([await written('sms'), await written('email')]).toEqual([limits.textsPerDay, limits.textsPerDay + 3]);
  await db.updateTable('outbox').set({ status: 'skipped' }).where('channel', '=', 'sms').execute();
  await change();
  expect(await written('sms')).toBe(limits.textsPerDay + 1);
  await db.updateTable('outbox').set({ status: 'sent' }).where('channel', '=', 'sms').execute();
  await change();
  expect(await written('sms')).toBe(limits.textsPerDay + 1);
  clock.advance(day);
  await change();
  expect(await written('sms')).toBe(limits.textsPerDay + 2);
});
