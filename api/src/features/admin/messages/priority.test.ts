// @module-tag postgres
import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../../../../test/people.ts';

const h = await startHarness();
const as = (await createAdmin(h)).token;
const paying = await createProvider(h, { entitled: true });
const lapsed = await createProvider(h);
const client = await createClient(h);

async function write(person: Person | null, subject: string) {
  h.clock.advance(1000);
  const body = { name: 'Quien escribe', email: `${subject}@ejemplo.uy`, subject, message: 'Una consulta' };
  expect((await h.call('POST', '/api/contact', { as: person?.token, body })).status).toBe(201);
}
const list = async (query = '') => {
  const { body } = await h.call<{ messages: AdminMessage[] }>('GET', `/api/admin/messages?${query}`, { as });
  return body.messages;
};
const order = async (query = '') => (await list(query)).map(({ subject, priority }) => `${subject} ${priority}`);

test('messages of providers with a subscription are marked and come first while they are open (rule SUPP-96)', async () => {
  await write(paying, 'uno');
  await write(lapsed, 'dos');
  await write(paying, 'tres');
  await write(client, 'cuatro');
  await write(null, 'cinco');
  const first = ['tres true', 'uno true', 'cinco false', 'cuatro false', 'dos false'];
  expect(await order()).toEqual(first);
  expect(await order('waits=1')).toEqual(first);
  expect(await order('state=nuevo&kind=contact')).toEqual(first);
  expect(await order('sort=-created_at')).toEqual([
    'cinco false',
    'cuatro false',
    'tres true',
    'dos false',
    'uno true',
  ]);
  const { next } = (await h.call<{ next: string }>('GET', '/api/admin/messages?limit=2', { as })).body;
  expect(await order(`limit=2&after=${next}`)).toEqual(['cinco false', 'cuatro false']);

  // an answered message has no priority, and gets it back when its writer continues
  const { id } = (await list()).find(({ subject }) => subject === 'tres') as AdminMessage;
  await h.call('PUT', `/api/admin/messages/${id}`, { as, body: { answer: 'Ya está.' } });
  expect(await order()).toEqual(['uno true', 'cinco false', 'cuatro false', 'tres true', 'dos false']);
  const goOn = () =>
    h.call('POST', `/api/users/me/messages/${id}`, { as: paying.token, body: { message: '¿Y esto?' } });
  expect((await goOn()).status).toBe(201);
  expect(await order()).toEqual(first);
  // the state in which the provider last saved it
  await h.deps.db
    .updateTable('provider_profiles')
    .set({ entitled_until: null })
    .where('account_id', '=', paying.id)
    .execute();
  await goOn();
  expect(await order()).toEqual(['uno true', 'cinco false', 'cuatro false', 'tres false', 'dos false']);
});
