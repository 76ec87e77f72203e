// @module-tag postgres
import type { Listing } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { searchAmong } from '@tero/shared/rules/search/engine';
import { termsOf } from '@tero/shared/rules/search/terms';
import { beforeAll, describe, expect, it } from 'vitest';
import golden from '../../../../test/golden-searches.json' with { type: 'json' };
import { startHarness } from '../../../../test/harness.ts';
import { seedBulk } from '../../../seed/bulk/bulk.ts';
import { seedDemoContent } from '../../../seed/demo.ts';
import { currentLexicon } from '../../categories/known.ts';
import { findDocuments } from '../lists/index-repository.ts';
import { refreshStale, searchedService } from '../lists/indexing.ts';

const h = await startHarness();

const search = async (query: string) => {
  const { status, body } = await h.call<Omit<Listing, 'success'>>('GET', `/api/search/services?${query}`);
  expect(status).toBe(200);
  return body.services.map(({ id }) => id);
};

let kept: Parameters<typeof searchAmong>[0];

beforeAll(async () => {
  const { db } = h.deps;
  await seedDemoContent(db, h.clock.now());
  await seedBulk(db, 600, h.clock.now());
  await refreshStale(h.deps);
  const listed = await db.selectFrom('services').select('id').where('listed', '=', 1).execute();
  const rows = await findDocuments(
    db,
    listed.map(({ id }) => id),
  );
  kept = rows.map((row) => ({ id: row.id, quality: row.quality, terms: new Set(termsOf(searchedService(row))) }));
});

describe('the server and the device', () => {
  it('find the same services in the same order, whatever is searched', async () => {
    const { categories } = await currentLexicon(h.deps.db, h.clock.now());
    for (const q of golden.searches) {
      const { found, near } = searchAmong(kept, q, { categories, now: h.clock.now() });
      const device = [...found, ...near].map(({ id }) => id).slice(0, limits.pageSize);
      expect(await search(`q=${encodeURIComponent(q)}`), q).toEqual(device);
    }
  });

  it('and a page is the same as its halves, which are read otherwise', async () => {
    for (const q of golden.searches) {
      const asked = `q=${encodeURIComponent(q)}`;
      const halves = [await search(`${asked}&limit=6`), await search(`${asked}&limit=6&page=2`)];
      expect(await search(`${asked}&limit=12`), q).toEqual(halves.flat());
    }
  });

  it('also where the words are taken as they are typed', async () => {
    const { categories } = await currentLexicon(h.deps.db, h.clock.now());
    const { found } = searchAmong(kept, 'electrisista', { categories, now: h.clock.now(), exact: true });
    expect(await search('q=electrisista&exact=1')).toEqual(found.map(({ id }) => id));
    expect(found).toEqual([]);
  });
});

describe('money', () => {
  it('does not change the order: neither level, nor subscription, nor payments', async () => {
    const { db } = h.deps;
    const queries = ['electricista', 'destapar pileta pocitos', 'clases de ingles online'];
    const order = () => Promise.all(queries.map((q) => search(`q=${encodeURIComponent(q)}`)));
    const before = await order();
    await db.updateTable('services').set({ service_status: 'premium' }).where('id', '>', 300).execute();
    await db.updateTable('services').set({ service_status: 'basic' }).where('id', '<=', 300).execute();
    await db.updateTable('provider_profiles').set({ entitled_until: '2099-01-01T00:00:00.000Z' }).execute();
    await db.updateTable('services').set({ quality_until: '' }).execute();
    await refreshStale(h.deps);
    expect(await order()).toEqual(before);
  });
});
