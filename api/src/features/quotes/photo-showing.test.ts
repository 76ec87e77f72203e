// @module-tag postgres
import { randomUUID } from 'node:crypto';
import type { QuotePhoto } from '@tero/shared/contract/quotes-photos';
import { beforeEach, expect, test } from 'vitest';
import { citaCalls } from '../../../test/citas.ts';
import { eraseOwn } from '../../../test/deletion.ts';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, done, linkOf, newestCode } = quoteCalls(h);
const { agreed } = citaCalls(h);
const picture = await image();

const [at, later] = ['2026-03-10T15:00:00.000Z', '2026-03-11T15:00:00.000Z'];
beforeEach(async () => {
  h.clock.set(at);
  await db.deleteFrom('phone_codes').execute();
});

type Link = { path: string };

const add = async (quote: Link, as: Person) => {
  const body = form({ stage: 'after' }, 'photos', [picture]);
  const headers = { 'idempotency-key': randomUUID() };
  const { status, body: said } = await h.call<{ ids: [number] }>('POST', `${linkOf(quote)}/photos`, {
    ...{ as: as.token, body, headers },
  });
  expect(status).toBe(201);
  return said.ids[0];
};

/** A work that is done, with a photo of its provider. */
async function finished(given: { phone?: string } = {}) {
  const all = await agreed(given);
  await done(all.quote, all.provider);
  return { ...all, id: await add(all.quote, all.provider) };
}

const show = (quote: Link, as: Person | null, photo_ids: unknown[], code?: string) =>
  h.call<{ photos: QuotePhoto[] }>('POST', `${linkOf(quote)}/photos/show`, {
    ...{ as: as?.token, body: { photo_ids, code } },
  });
const askCode = (quote: Link, as: Person | null = null) =>
  h.call('POST', `${linkOf(quote)}/photos/show/code`, { as: as?.token });
/** Since when each photo may be shown, as a person reads it. */
const shown = async (quote: Link, as: Person | null) =>
  (await h.call<{ photos: QuotePhoto[] }>('GET', `${linkOf(quote)}/photos`, { as: as?.token })).body.photos.map(
    ({ show_agreed_at }) => show_agreed_at,
  );

test('who accepted lets the photos that it sees be shown, and takes it back (rule QUOTE-59)', async () => {
  const { provider, client, quote, id } = await finished();
  expect([await shown(quote, provider), await shown(quote, client)]).toEqual([[null], [null]]);
  const said = await show(quote, client, [id]);
  expect([said.status, said.body.photos.map(({ show_agreed_at }) => show_agreed_at)]).toEqual([200, [at]]);
  const newer = await add(quote, provider);
  expect(await shown(quote, provider)).toEqual([at, null]);
  h.clock.set(later);
  await show(quote, client, [id, newer]);
  expect(await shown(quote, provider)).toEqual([at, later]);
  for (const one of [null, await createClient(h)]) expect(await shown(quote, one)).toEqual([undefined, undefined]);
  expect((await show(quote, client, [])).status).toBe(200);
  expect(await shown(quote, provider)).toEqual([null, null]);
});

test('nobody else lets them be shown', async () => {
  const { provider, client, quote, id } = await finished();
  const refused = async (as: Person | null, of: Link = quote) => {
    const { status, body } = await show(of, as, [id]);
    return [status, body.message];
  };
  const code = 'Pedí un código y escribilo acá, para saber que sos quien aceptó el presupuesto';
  for (const one of [null, await createClient(h)]) expect(await refused(one)).toEqual([400, code]);
  expect(await refused(provider)).toEqual([403, 'Esto lo dice quien aceptó el presupuesto.']);
  expect((await refused(client, { path: `/presupuesto/${'a'.repeat(43)}` }))[0]).toBe(404);
  const open = (await make(provider)).body.quote;
  expect(await refused(null, open)).toEqual([409, 'Todavía nadie aceptó el presupuesto.']);
  // nor those of another work
  const other = await finished();
  expect((await show(other.quote, other.client, [id])).status).toBe(200);
  expect([await shown(quote, provider), await shown(other.quote, other.client)]).toEqual([[null], [null]]);
  expect((await show(quote, client, ['x'])).status).toBe(400);
  expect((await show(quote, client, Array(13).fill(id))).body.errors).toEqual({ photo_ids: 'Son demasiadas fotos' });
});

test('a client without an account says it with a code, which serves nothing else', async () => {
  const { provider, quote, id } = await finished({ phone: '098 555 611' });
  await db.deleteFrom('phone_codes').execute();
  expect((await askCode(quote, provider)).status).toBe(403);
  expect((await askCode(quote)).status).toBe(200);
  const code = await newestCode();
  expect((await show(quote, null, [id], code === '000000' ? '000001' : '000000')).status).toBe(400);
  const elsewhere = { sequence: 0, outcome: 'came', code };
  expect((await h.call('POST', `${linkOf(quote)}/cita/came`, { body: elsewhere })).status).toBe(400);
  // who only has the link reads nothing of it
  const said = await show(quote, null, [id], code);
  expect([said.status, said.body.photos[0]?.show_agreed_at]).toEqual([200, undefined]);
  expect(await shown(quote, provider)).toEqual([at]);
  h.clock.set(later);
  expect((await askCode(quote)).status).toBe(200);
  expect((await show(quote, null, [], await newestCode())).status).toBe(200);
  const as = { as: provider.token };
  const { body } = await h.call<{ photos: QuotePhoto[] }>('GET', `${linkOf(quote)}/photos`, as);
  expect(body.photos.map(({ show_agreed_at }) => show_agreed_at ?? null)).toEqual([null]);
});

test('a code is for a work with photos, four a day with those of citas and extras', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 612' });
  await done(quote, provider);
  await db.deleteFrom('phone_codes').execute();
  expect((await askCode(quote)).body.message).toBe('Este trabajo no tiene fotos.');
  await add(quote, provider);
  for (const status of [200, 200, 200, 200, 429]) {
    h.clock.advance(61_000);
    expect((await askCode(quote)).status).toBe(status);
  }
});

test('with one side out of sight it can only be taken back (rule MOD-8)', async () => {
  const { provider, client, quote, id } = await finished();
  await show(quote, client, [id]);
  const hide = (hidden_at: string | null) =>
    db.updateTable('provider_profiles').set({ hidden_at }).where('account_id', '=', provider.id).execute();
  await hide(at);
  const refused = await show(quote, client, [id]);
  expect([refused.status, refused.body.message]).toEqual([409, 'Por ahora no se puede contestar sobre estas fotos.']);
  expect((await askCode(quote)).status).toBe(409);
  expect((await show(quote, client, [])).status).toBe(200);
  await hide(null);
  expect(await shown(quote, provider)).toEqual([null]);
});

test('both downloads tell it, and a client that leaves takes it back', async () => {
  const { provider, client, quote, id } = await finished();
  await show(quote, client, [id]);
  for (const { token } of [provider, client]) {
    const { body } = await h.call<Record<string, object[]>>('GET', '/api/users/me/export', { as: token });
    expect(body.quote_photos).toEqual([{ quote_id: quote.id, stage: 'after', created_at: at, show_agreed_at: at }]);
  }
  expect((await eraseOwn(h, client.token)).status).toBe(200);
  expect(await shown(quote, provider)).toEqual([null]);
});
