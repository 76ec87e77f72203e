// @module-tag postgres
import type { Quote, SharedQuote } from '@tero/shared/contract/quotes';
import { beforeEach, expect, test } from 'vitest';
import { citaCalls, thursday } from '../../../../test/citas.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createClient, type Person, signIn } from '../../../../test/people.ts';
import { quoteCalls } from '../../../../test/quotes.ts';
import { openDatabase } from '../../../db/open.ts';
import { isPostgres } from '../../../db/sql/dialect.ts';
import { askAboutCitas } from './asking.ts';

const h = await startHarness();
const { db } = h.deps;
const { read, done, newestCode } = quoteCalls(h);
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

test('with one side out of sight nothing is asked, and no answer is taken', async () => {
  const { provider, client, quote } = await confirmed();
  await ask(friday);
  const hide = (hidden_at: string | null) =>
    db.updateTable('provider_profiles').set({ hidden_at }).where('account_id', '=', provider.id).execute();
  await hide(friday);
  expect(await seenBy(quote, client)).toBeUndefined();
  for (const refused of [await came(quote, client), await askCameCode(quote)])
    expect([refused.status, refused.body.message]).toEqual([409, 'Sobre esa cita no se puede contestar, o ya no.']);
  await hide(null);
  expect((await came(quote, client)).status).toBe(200);
});

test('the question stays on the page that an entry of the libreta answers with', async () => {
  const { provider, quote } = await confirmed();
  await ask(friday);
  const url = `/api/quotes/${quote.id}/entries`;
  const body = { kind: 'payment', text: 'Seña', amount: 2000 };
  const question = { sequence: 2, day: thursday.day, said: null, client: null };
  for (const [method, path] of [
    ['POST', url],
    ['DELETE', `${url}/1`],
  ] as const) {
    const answered = await h.call<{ quote: SharedQuote }>(method, path, { as: provider.token, body });
    expect(answered.body.quote.cita_came).toEqual(question);
  }
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
