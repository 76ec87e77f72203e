// @module-tag postgres
import type { PublicProvider } from '@tero/shared/contract/providers';
import type { Quote } from '@tero/shared/contract/quotes';
import type { Service } from '@tero/shared/contract/services';
import { beforeEach, expect, test } from 'vitest';
import { citaCalls, thursday } from '../../../../test/citas.ts';
import { eraseOwn } from '../../../../test/deletion.ts';
import { startHarness } from '../../../../test/harness.ts';
import { moderate } from '../../../../test/moderation.ts';
import { createAdmin, createClient, type Person } from '../../../../test/people.ts';
import { quoteCalls } from '../../../../test/quotes.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createPublisher } from '../../../../test/service-form.ts';
import { createService } from '../../../../test/services.ts';
import { forgetOldQuotes } from '../retention.ts';

const h = await startHarness();
const { db } = h.deps;
const { make } = quoteCalls(h);
const { came } = citaCalls(h);

// the cita was on the Thursday
const [tuesday, friday] = ['2026-03-10T15:00:00.000Z', '2026-03-13T12:00:00.000Z'];
beforeEach(() => h.clock.set(friday));

/** Makes clients of a provider say whether it came; each has a phone of its own, unless one is given. */
async function visited(provider: Person, outcomes: readonly string[], phone?: string) {
  const clients: { client: Person; quote: Quote }[] = [];
  for (const outcome of outcomes) {
    const client = await createClient(h);
    const { quote } = (await make(provider)).body;
    const accepted_phone = phone ?? `0996${String(client.id).padStart(5, '0')}`;
    const accepted = { accepted_at: tuesday, accepted_by: client.id, accepted_name: 'Ana Pérez', accepted_phone };
    await db.updateTable('quotes').set(accepted).where('id', '=', quote.id).execute();
    const asked = { quote_id: quote.id, sequence: 2, day: thursday.day, asked_at: friday };
    await db.insertInto('cita_answers').values(asked).execute();
    expect((await came(quote, client, { outcome })).status).toBe(200);
    clients.push({ client, quote });
  }
  return clients;
}

const figureOf = async ({ id }: Person) =>
  (await h.call<{ provider: PublicProvider }>('GET', `/api/providers/${id}`)).body.provider.punctual;
const countsOf = async (provider: Person) =>
  (await h.call<{ citas: object }>('GET', '/api/provider/response-time', { as: provider.token })).body.citas;

test('five people who say that it came make the figure, on the profile and its services (rule CITA-11)', async () => {
  const provider = await createPublisher(h);
  const service = await createService(h, provider);
  const clients = await visited(provider, ['came', 'came', 'came', 'came']);
  await visited(provider, ['came', 'came'], '099600000');
  await visited(provider, ['came'], provider.phone ?? '');
  expect(await figureOf(provider)).toEqual({ citas: 6 });
  const page = await h.call<{ service: Service }>('GET', `/api/services/${service.id}`);
  expect(page.body.service.provider.punctual).toEqual({ citas: 6 });
  expect(await countsOf(provider)).toEqual({ came: 6, absent: 0, people: 5, punctual: { citas: 6 } });
  const [first, second] = clients;
  if (!first || !second) throw new Error('no clients');
  await came(first.quote, first.client, { outcome: 'absent' });
  expect(await figureOf(provider)).toEqual({ citas: 5 });
  await came(second.quote, second.client, { outcome: 'absent' });
  // three of five
  expect(await figureOf(provider)).toBeNull();
  // one contradicted: four people left
  await came(first.quote, provider);
  expect(await countsOf(provider)).toEqual({ came: 4, absent: 1, people: 4, punctual: null });
  await visited(provider, ['came']);
  expect(await figureOf(provider)).toEqual({ citas: 5 });
  // two of six people contradicted: more than one in four
  await came(second.quote, provider);
  expect(await countsOf(provider)).toEqual({ came: 5, absent: 0, people: 4, punctual: null });
  await visited(provider, ['came', 'came']);
  expect(await figureOf(provider)).toEqual({ citas: 7 });
});

test('who leaves or is suspended takes the answers along, and old ones are deleted (rule CITA-11)', async () => {
  const admin = await createAdmin(h);
  const provider = await createPublisher(h);
  const [leaving, suspended] = await visited(provider, ['came', 'came', 'came', 'came', 'came', 'came']);
  if (!leaving || !suspended) throw new Error('no clients');
  expect(await figureOf(provider)).toEqual({ citas: 6 });
  const service = await createService(h, provider);
  const { review } = (await writeReview(h, suspended.client, service)).body;
  await moderate(h, admin, { kind: 'review', id: review.id }, 'suspend');
  expect(await figureOf(provider)).toEqual({ citas: 5 });
  await eraseOwn(h, leaving.client.token);
  expect(await figureOf(provider)).toBeNull();
  const other = await createPublisher(h);
  await visited(other, ['came', 'came', 'came', 'came', 'came']);
  h.clock.set('2027-03-12T15:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await figureOf(other)).toEqual({ citas: 5 });
  h.clock.set('2027-03-13T15:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await figureOf(other)).toBeNull();
  expect(await db.selectFrom('cita_answers').select('id').execute()).toEqual([]);
});

test('a provider that leaves takes along what was said, and its page asks nothing any more', async () => {
  const provider = await createPublisher(h);
  const [one] = await visited(provider, ['came', 'came', 'came', 'came', 'came']);
  expect(await figureOf(provider)).toEqual({ citas: 5 });
  await eraseOwn(h, provider.token);
  expect(await db.selectFrom('cita_answers').select('id').execute()).toEqual([]);
  const figures = db.selectFrom('punctual_providers').selectAll().where('provider_id', '=', provider.id);
  expect(await figures.execute()).toEqual([]);
  if (one) expect((await came(one.quote, one.client)).status).toBe(409);
});
