// @module-tag postgres
import type { PublicProvider } from '@tero/shared/contract/providers';
import type { Quote } from '@tero/shared/contract/quotes';
import type { Service } from '@tero/shared/contract/services';
import { beforeEach, expect, test } from 'vitest';
import { citaCalls, thursday } from '../../../../test/citas.ts';
import { eraseOwn } from '../../../../test/deletion.ts';
import { startHarness } from '../../../../test/harness.ts';
import { moderate } from '../../../../test/moderation.ts';
import { createAdmin, createClient, type Person, signIn } from '../../../../test/people.ts';
import { quoteCalls } from '../../../../test/quotes.ts';
import { writeReview } from '../../../../test/reviews.ts';
import { createPublisher } from '../../../../test/service-form.ts';
import { createService } from '../../../../test/services.ts';
import { openDatabase } from '../../../db/open.ts';
import { isPostgres } from '../../../db/sql/dialect.ts';
import { forgetOldQuotes } from '../retention.ts';
import { askAboutCitas } from './asking.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, read, done, newestCode } = quoteCalls(h);
const { propose, answer, confirm, came, askCode, askCameCode, agreed, noticesOf, titlesOf } = citaCalls(h);

// a Tuesday, noon in Montevideo; the cita is on the Thursday
const [tuesday, friday] = ['2026-03-10T15:00:00.000Z', '2026-03-13T12:00:00.000Z'];
beforeEach(async () => {
  h.clock.set(tuesday);
  await db.deleteFrom('cita_answers').execute();
  await db.deleteFrom('phone_codes').execute();
});

async function confirmed(given: { phone?: string } = {}) {
  const made = await agreed(given);
  await propose(made.quote, given.phone ? made.provider : made.client);
  if (!given.phone) await confirm(made.quote, made.provider);
  return made;
}

async function ask(at: string): Promise<void> {
  h.clock.set(at);
  await askAboutCitas(h.deps);
}

const questions = async (person: Person) => (await titlesOf(person)).filter((title) => title.startsWith('¿'));
const seenBy = async (quote: Pick<Quote, 'path'>, as: Person | null) => (await read(quote, as)).body.quote.cita_came;

test('both are asked once, on the day after by day, also from two processes at once (rule CITA-10)', async () => {
  const { provider, client, quote } = await confirmed();
  for (const early of ['2026-03-12T23:59:00.000Z', '2026-03-13T02:59:00.000Z', '2026-03-13T11:59:00.000Z'])
    await ask(early);
  expect([await questions(client), await seenBy(quote, client)]).toEqual([[], undefined]);
  h.clock.set(friday);
  const other = openDatabase(h.deps.config);
  const elsewhere = { ...h.deps, db: other };
  // two connections to SQLite in one thread would wait for each other: there the second process comes after
  await Promise.all([askAboutCitas(h.deps), askAboutCitas(isPostgres(db) ? elsewhere : h.deps)]);
  await askAboutCitas(elsewhere);
  await other.destroy();
  expect(await questions(provider)).toEqual(['¿Estaba Ana Pérez?']);
  expect((await noticesOf(client)).at(-1)).toEqual({
    title: '¿Vino Chispa Oriental?',
    message: 'Tenías una cita con Chispa Oriental el jueves 12 de marzo. Contestá con un toque desde el presupuesto.',
    link: quote.path,
  });
  expect((await questions(client)).length).toBe(1);
  expect(await seenBy(quote, client)).toEqual({ sequence: 2, day: thursday.day, said: null });
});

test('nobody is asked at night, nor after seven days', async () => {
  const { client, quote } = await confirmed();
  await ask('2026-03-14T00:00:00.000Z');
  await ask('2026-03-20T12:00:00.000Z');
  expect(await questions(client)).toEqual([]);
  expect((await came(quote, client)).body.code).toBe('quote_closed');
  await ask('2026-03-19T12:00:00.000Z');
  expect(await questions(client)).toEqual(['¿Vino Chispa Oriental?']);
});

test('a cita that was called off, moved, proposed, after the work or with who is out of sight is never asked about', async () => {
  const [off, moved, open] = [await confirmed(), await confirmed(), await agreed()];
  await answer(off.quote, off.client, { sequence: 2, answer: 'call_off' });
  await propose(moved.quote, moved.client, { sequence: 2, from: '15:00', until: '' });
  await propose(open.quote, open.client);
  const [finished, suspended, hidden] = [await confirmed(), await confirmed(), await confirmed()];
  await done(finished.quote, finished.client);
  const at = { suspended_at: tuesday };
  await db.updateTable('accounts').set(at).where('id', '=', suspended.client.id).execute();
  await db
    .updateTable('provider_profiles')
    .set({ hidden_at: tuesday })
    .where('account_id', '=', hidden.provider.id)
    .execute();
  const all = [off, moved, open, finished, suspended, hidden];
  await ask(friday);
  const asked = all.map(async ({ provider, client, quote }) => [
    ...(await questions(provider)),
    ...(await questions(client)),
    await seenBy(quote, null),
  ]);
  expect(await Promise.all(asked)).toEqual(all.map(() => [undefined]));
  await db.updateTable('accounts').set({ suspended_at: null }).where('id', '=', suspended.client.id).execute();
  await ask(friday);
  expect(await questions(suspended.client)).toEqual([]);
});

test('whoever proposes another time after a cita that nobody came to is asked about it all the same', async () => {
  const { provider, client, quote } = await confirmed();
  h.clock.set('2026-03-12T22:00:00.000Z');
  expect((await propose(quote, provider, { sequence: 2, day: '2026-03-20' })).status).toBe(200);
  await ask(friday);
  expect(await questions(client)).toEqual(['¿Vino Chispa Oriental?']);
  expect((await came(quote, client, { outcome: 'absent' })).body.quote.cita_came).toMatchObject({ said: 'absent' });
  await confirm(quote, client, 3);
  await ask('2026-03-21T12:00:00.000Z');
  expect(await seenBy(quote, client)).toEqual({ sequence: 4, day: '2026-03-20', said: null });
  const rows = db.selectFrom('cita_answers').select(['sequence', 'client_outcome']).orderBy('sequence');
  expect(await rows.execute()).toEqual([
    { sequence: 2, client_outcome: 'absent' },
    { sequence: 4, client_outcome: null },
  ]);
});

test('each side says it for 30 days, and the provider alone reads what the client said (rule CITA-10)', async () => {
  const { provider, client, quote } = await confirmed();
  const stranger = await createClient(h);
  await ask(friday);
  const question = { sequence: 2, day: thursday.day };
  expect((await came(quote, client, { outcome: 'absent' })).body.quote.cita_came).toEqual({
    ...question,
    said: 'absent',
  });
  expect(await seenBy(quote, provider)).toEqual({ ...question, said: null, client: 'absent' });
  expect((await came(quote, provider)).body.quote.cita_came).toEqual({ ...question, said: 'came', client: 'absent' });
  // neither learns what the other one's page says
  for (const reader of [null, stranger]) expect(await seenBy(quote, reader)).toEqual(question);
  expect(await seenBy(quote, client)).toEqual({ ...question, said: 'absent' });
  for (const reader of [null, stranger]) {
    const refused = await came(quote, reader);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['code']]);
  }
  for (const wrong of [{ sequence: 1 }, { sequence: 3 }]) expect((await came(quote, client, wrong)).status).toBe(409);
  expect((await came(quote, client, { outcome: 'late' })).body.errors).toEqual({ outcome: 'Elegí si fue o no' });
  h.clock.set('2026-04-12T11:59:00.000Z');
  const as = { ...client, token: await signIn(h, client) };
  expect((await came(quote, as)).body.quote.cita_came?.said).toBe('came');
  h.clock.set('2026-04-12T12:00:00.000Z');
  expect([(await came(quote, as)).status, await seenBy(quote, as)]).toEqual([409, undefined]);
});

test('a client without an account answers with a code, also once the work is done', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 777' });
  await propose(quote, provider);
  await db.deleteFrom('phone_codes').execute();
  await askCode(quote);
  await answer(quote, null, { sequence: 1, answer: 'confirm', code: await newestCode() });
  await ask(friday);
  await done(quote, provider);
  await db.deleteFrom('phone_codes').execute();
  expect((await askCode(quote)).body.message).toBe('El trabajo ya está hecho.');
  expect((await askCameCode(quote)).status).toBe(200);
  expect((await came(quote, null, { code: '000000' })).status).toBe(400);
  const { status, body } = await came(quote, null, { outcome: 'absent', code: await newestCode() });
  expect([status, body.quote.cita_came]).toEqual([200, { sequence: 2, day: thursday.day }]);
  expect(await seenBy(quote, provider)).toMatchObject({ client: 'absent' });
});

test('codes that others ask for leave the client one to say that nobody came (rule CITA-3)', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 778' });
  await propose(quote, provider);
  await db.deleteFrom('phone_codes').execute();
  await askCode(quote);
  await answer(quote, null, { sequence: 1, answer: 'confirm', code: await newestCode() });
  h.clock.advance(61_000);
  expect((await askCameCode(quote)).status).toBe(409);
  await ask(friday);
  for (const status of [200, 200, 200, 200, 429]) {
    h.clock.advance(61_000);
    expect((await askCode(quote)).status).toBe(status);
  }
  // a code of the cita is for nothing else
  expect((await came(quote, null, { outcome: 'absent', code: await newestCode() })).status).toBe(400);
  expect((await askCameCode(quote)).status).toBe(200);
  expect((await came(quote, null, { outcome: 'absent', code: await newestCode() })).status).toBe(200);
  expect(await seenBy(quote, provider)).toMatchObject({ client: 'absent' });
  await db.deleteFrom('phone_codes').execute();
  for (const status of [200, 200, 429]) {
    expect((await askCameCode(quote)).status).toBe(status);
    h.clock.advance(61_000);
  }
});

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
  h.clock.set(friday);
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
  h.clock.set(friday);
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
  h.clock.set(friday);
  const provider = await createPublisher(h);
  const [one] = await visited(provider, ['came', 'came', 'came', 'came', 'came']);
  expect(await figureOf(provider)).toEqual({ citas: 5 });
  await eraseOwn(h, provider.token);
  expect(await db.selectFrom('cita_answers').select('id').execute()).toEqual([]);
  const figures = db.selectFrom('punctual_providers').selectAll().where('provider_id', '=', provider.id);
  expect(await figures.execute()).toEqual([]);
  if (one) expect((await came(one.quote, one.client)).status).toBe(409);
});
