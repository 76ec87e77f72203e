// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { QuotePhoto } from '@tero/shared/contract/quotes-photos';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { beforeEach, expect, test } from 'vitest';
import { expectRoomForOne, times } from '../../../test/cap.ts';
import { citaCalls } from '../../../test/citas.ts';
import { eraseOwn } from '../../../test/deletion.ts';
import { form, image } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, type Person, signIn } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { sweepStaged } from '../../images/staged.ts';
import { forgetOldQuotes } from './retention.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, done, linkOf } = quoteCalls(h);
const { agreed } = citaCalls(h);
const picture = await image();

const at = '2026-03-10T15:00:00.000Z';
beforeEach(() => h.clock.set(at));

type Link = { path: string };

/** A quote that was accepted, and whose work is done. */
async function finished(given: { phone?: string } = {}) {
  const all = await agreed(given);
  expect((await done(all.quote, all.provider)).status).toBe(200);
  return all;
}
const add = (quote: Link, as: Person | null, given: { stage?: string; files?: Buffer[]; key?: string } = {}) => {
  const { stage = 'after', files = [picture], key = randomUUID() } = given;
  return h.call<{ ids: number[] }>('POST', `${linkOf(quote)}/photos`, {
    as: as?.token,
    body: form({ stage }, 'photos', files),
    headers: { 'idempotency-key': key },
  });
};
const list = async (quote: Link, as: Person | null = null) =>
  (await h.call<{ photos: QuotePhoto[] }>('GET', `${linkOf(quote)}/photos`, { as: as?.token })).body.photos;
const remove = (quote: Link, as: Person | null, id: number | undefined) =>
  h.call('DELETE', `${linkOf(quote)}/photos/${id}`, { as: as?.token });
const stored = () => {
  const folder = join(h.deps.config.dataDir, 'staged');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

test('either side adds some, before and after, and whoever has the link sees them (rule QUOTE-58)', async () => {
  const { provider, client, quote } = await finished();
  expect(await list(quote)).toEqual([]);
  const key = randomUUID();
  for (const replayed of [undefined, 'true']) {
    const { status, headers } = await add(quote, provider, { key });
    expect([status, headers['idempotency-replayed']]).toEqual([201, replayed]);
  }
  expect((await add(quote, client, { stage: 'before', files: [picture, picture] })).body.ids).toHaveLength(2);
  const seen = (await list(quote)).map(({ stage, side, is_own }) => [stage, side, is_own]);
  expect(seen).toEqual([
    ['before', 'client', false],
    ['before', 'client', false],
    ['after', 'provider', false],
  ]);
  expect((await list(quote, client)).map(({ is_own }) => is_own)).toEqual([true, true, false]);
  expect((await list(quote))[0]?.src).toMatch(/^data:image\/webp;base64,/);
  const { headers } = await h.call('GET', `${linkOf(quote)}/photos`);
  expect(headers['cache-control']).toContain('no-store');
});

test('they may come ahead, by a client too', async () => {
  const { client, quote } = await finished();
  const photoIds = times(limits.quotePhotos, () => randomUUID());
  for (const id of photoIds)
    await h.call('PUT', `/api/uploads/${id}`, { as: client.token, body: form({}, 'photo', [picture]) });
  const body = { stage: 'after', photoIds };
  expect((await h.call('POST', `${linkOf(quote)}/photos`, { as: client.token, body })).status).toBe(201);
  expect(await list(quote)).toHaveLength(limits.quotePhotos);
});

test('nobody else adds any, nor anybody before the work is done or from the thirtieth day on', async () => {
  const { provider, client, quote } = await agreed();
  const refused = async (as: Person | null, of: Link = quote) => {
    const { status, body } = await add(of, as);
    return [status, body.message];
  };
  const early = [409, 'Primero avisá que el trabajo está hecho.'];
  expect([await refused(provider), await refused(client)]).toEqual([early, early]);
  const open = (await make(provider)).body.quote;
  expect(await refused(provider, open)).toEqual([409, 'Todavía nadie aceptó el presupuesto.']);
  expect((await done(quote, client)).status).toBe(200);
  expect((await refused(await createClient(h)))[0]).toBe(403);
  expect((await refused(await createPublisher(h)))[0]).toBe(403);
  expect((await refused(null))[0]).toBe(401);
  expect((await refused(client, { path: `/presupuesto/${'a'.repeat(43)}` }))[0]).toBe(404);
  h.clock.set(new Date(Date.parse(at) + limits.quotePhotoDays * day - 1).toISOString());
  const as = { ...client, token: await signIn(h, client) };
  expect((await add(quote, as)).status).toBe(201);
  h.clock.advance(1);
  expect(await refused(as)).toEqual([409, 'Pasaron los días para agregar fotos de este trabajo.']);
  expect(await list(quote)).toHaveLength(1);
});

test('they are images with a stage, and six at most of each side', async () => {
  const { provider, client, quote } = await finished();
  const faults = async (given: object) => (await add(quote, provider, given)).body.errors;
  expect(await faults({ stage: 'durante' })).toEqual({ stage: 'Elegí si son de antes o de después' });
  expect(await faults({ files: [] })).toEqual({ photos: 'Elegí al menos una foto' });
  expect(await faults({ files: [Buffer.from('<svg onload="alert(1)"/>')] })).toHaveProperty('photos');
  const many = times(limits.quotePhotos, () => picture);
  expect(await faults({ files: [...many, picture] })).toEqual({
    photos: 'Podés agregar hasta 6 fotos de un trabajo',
  });
  const fill = () => add(quote, provider, { files: many.slice(1) });
  const rows = db.selectFrom('quote_photos').select('id').where('account_id', '=', provider.id);
  await expectRoomForOne({ most: limits.quotePhotos, fill, attempt: () => add(quote, provider), rows });
  const full = await add(quote, provider);
  expect([full.status, full.body.code]).toEqual([409, 'quota_exceeded']);
  expect((await add(quote, client)).status).toBe(201);
});

test('who added one removes it, whenever, with its file', async () => {
  const { provider, client, quote } = await finished();
  const before = stored();
  const [id] = (await add(quote, provider)).body.ids;
  expect(stored()).toBe(before + 1);
  const elsewhere = await finished();
  expect((await remove(quote, client, id)).status).toBe(404);
  expect((await remove(elsewhere.quote, provider, id)).status).toBe(404);
  expect((await remove(quote, null, id)).status).toBe(401);
  expect((await remove(quote, provider, id)).status).toBe(200);
  expect((await remove(quote, provider, id)).status).toBe(404);
  expect([await list(quote), stored()]).toEqual([[], before]);
});

test('a client without an account sees them and adds none; who has since shown the phone does', async () => {
  const { provider, client, quote } = await finished({ phone: '098 555 111' });
  await add(quote, provider);
  expect((await add(quote, client)).status).toBe(403);
  expect(await list(quote)).toHaveLength(1);
  for (const set of [{ phone: '098555111' }, { phone_confirmed_at: at }])
    await db.updateTable('accounts').set(set).where('id', '=', client.id).execute();
  expect((await add(quote, client)).status).toBe(201);
});

test('those of whom the team keeps out of sight are shown to nobody meanwhile (rule MOD-8)', async () => {
  const { provider, client, quote } = await finished();
  await add(quote, provider);
  await add(quote, client);
  const sides = async () => (await list(quote)).map(({ side }) => side);
  await db.updateTable('provider_profiles').set({ hidden_at: at }).where('account_id', '=', provider.id).execute();
  expect(await sides()).toEqual(['client']);
  await db.updateTable('provider_profiles').set({ hidden_at: null }).where('account_id', '=', provider.id).execute();
  await db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', client.id).execute();
  expect(await sides()).toEqual(['provider']);
});

test('each side takes its own along, and the quote both, with their files', async () => {
  const { provider, client, quote } = await finished();
  const before = stored();
  for (const one of [provider, client]) await add(quote, one);
  await sweepStaged(h.deps, 0);
  expect(stored()).toBe(before + 2);
  const { body } = await h.call<Record<string, object[]>>('GET', '/api/users/me/export', { as: client.token });
  expect(body.quote_photos).toEqual([{ quote_id: quote.id, stage: 'after', created_at: at, show_agreed_at: null }]);
  expect((await eraseOwn(h, provider.token)).status).toBe(200);
  expect([stored(), (await list(quote)).map(({ side }) => side)]).toEqual([before + 1, ['client']]);
  expect((await eraseOwn(h, client.token)).status).toBe(200);
  expect([stored(), await list(quote)]).toEqual([before, []]);

  const kept = await finished();
  await add(kept.quote, kept.client);
  h.clock.set('2031-03-11T15:00:00.000Z');
  await forgetOldQuotes(h.deps);
  await sweepStaged(h.deps, 0);
  // of all works here
  expect(stored()).toBe(0);
});
