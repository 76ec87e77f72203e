import { setImmediate } from 'node:timers/promises';
import { articles } from '@tero/shared/content/articles';
import { placeOfArea } from '@tero/shared/rules/places/place-slugs';
import { sitePages } from '@tero/shared/rules/site/pages';
import { address } from '@tero/shared/rules/text/address';
import type { Db } from '../../db/schema/database.ts';
import { categoryAddress, placeAddress } from '../pages/lists.ts';
import { highestId, type Listed, listedRows, offeredCategories, placesOf } from './repository.ts';
import type { Entry } from './xml.ts';

/** The most addresses of a file, by the sitemap protocol. */
const fullest = 50_000;
/** The length of the date in an instant: sitemaps show the time of an action only by day. */
const day = 'YYYY-MM-DD'.length;
/** The number of rows read at once. Other queries run between two pieces. */
const piece = 2_000;

const pathOf: Readonly<Record<Listed, (id: number) => string>> = {
  services: (id) => address`/servicios/${id}`,
  providers: (id) => address`/provider-profile/${id}`,
  posts: (id) => address`/publicacion/post/${id}`,
};

const kinds = ['services', 'providers', 'posts'] as const satisfies readonly Listed[];
const named = /^(services|providers|posts)-([1-9]\d{0,4})$/;

/**
 * Returns the names of the files. Each file of services, providers or posts holds a range of 50,000 ids, so new rows
 * change only the last file.
 */
export async function fileNames(db: Db): Promise<string[]> {
  const names = ['pages', 'places'];
  for (const kind of kinds) {
    const files = await filesOf(db, kind);
    for (let file = 1; file <= files; file += 1) names.push(`${kind}-${file}`);
  }
  return names;
}

/** Returns the pages of a file in pieces, or null when there is no such file, because its ids were never assigned. */
export async function piecesOf(db: Db, name: string): Promise<AsyncIterable<readonly Entry[]> | null> {
  if (name === 'pages') return fixedPages(db);
  if (name === 'places') return placePages(db);
  const [, kind, file] = named.exec(name) ?? [];
  if (kind === undefined || Number(file) > (await filesOf(db, kind as Listed))) return null;
  return listedPages(db, kind as Listed, Number(file));
}

async function filesOf(db: Db, kind: Listed): Promise<number> {
  return Math.ceil((await highestId(db, kind)) / fullest);
}

async function* fixedPages(db: Db): AsyncIterable<readonly Entry[]> {
  const own = sitePages.filter(({ path, open, canonical = path }) => open && path === canonical && !path.includes(':'));
  yield own.map(({ path }) => ({ path }));
  yield articles.map(({ id, date }) => ({ path: address`/blog/${id}`, at: date }));
  yield (await offeredCategories(db)).map(({ slug }) => ({ path: categoryAddress(slug) }));
}

/**
 * Yields the categories in the places where they are offered. For each category there are at most as many as places in
 * the country.
 */
async function* placePages(db: Db): AsyncIterable<readonly Entry[]> {
  for (const { id, slug } of await offeredCategories(db)) {
    const areas = (await placesOf(db, id)).flatMap((row) => [row.coverage_department, row.coverage_key]);
    const places = [...new Set(areas)].map(placeOfArea).filter((place) => place !== null);
    yield [...new Set(places.map((place) => placeAddress(slug, place)))].map((path) => ({ path }));
    await setImmediate();
  }
}

async function* listedPages(db: Db, kind: Listed, file: number): AsyncIterable<readonly Entry[]> {
  const last = file * fullest;
  for (let after = last - fullest; ; ) {
    const rows = await listedRows[kind](db, { after, last, limit: piece });
    yield rows.map(({ id, at }) => ({ path: pathOf[kind](id), at: at.slice(0, day) }));
    const next = rows.at(-1)?.id;
    if (next === undefined || rows.length < piece) return;
    after = next;
    await setImmediate();
  }
}
