import type { KnownCategory, Lexicon } from '@tero/shared/rules/search/lexicon/lexicon';
import { second } from '@tero/shared/rules/time/durations';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';
import { searchRules } from '../../search/search-rules.ts';

interface Known {
  version: number;
  /** when the database was last asked for its version */
  askedAt: number;
  lexicon: Lexicon;
}

/** The lexicon of each database, under its adapter, which the transactions on the database share. */
const known = new WeakMap<object, Known>();
const adapterOf = (db: Db) => db.getExecutor().adapter;

/**
 * The milliseconds after which we ask the database again for the version. Other processes notice a change that late
 * (rule SRCH-147).
 */
const oldest = second;

/**
 * Returns the lexicon with the current categories, aliases and learned words, at most a second old. It is built again
 * when their version changes, which triggers increase (migration 030).
 */
export async function currentLexicon(db: Db, now: Date): Promise<Lexicon> {
  return (await current(db, now)).lexicon;
}

/** Returns the words for categories besides their names and those of the lexicon itself, with their version. */
export async function wordsOfCategories(db: Db, now: Date) {
  const { version, lexicon } = await current(db, now);
  const words = lexicon.categories.map(({ id, aliases, learned = [] }) => ({
    category_id: id,
    aliases: [...aliases],
    learned: [...learned],
  }));
  return { version, words: words.filter(({ aliases, learned }) => aliases.length + learned.length > 0) };
}

/** Makes the next search of this process ask for the version. Call it after a change has been committed. */
export function lexiconChanged(db: Db): void {
  const last = known.get(adapterOf(db));
  if (last) last.askedAt = Number.NEGATIVE_INFINITY;
}

async function current(db: Db, now: Date): Promise<Known> {
  const last = known.get(adapterOf(db));
  if (last && Math.abs(now.getTime() - last.askedAt) < oldest) return last;
  // read the version first, so that the next search builds the lexicon again after a change in between
  const { version } = await db.selectFrom('lexicon_version').select('version').executeTakeFirstOrThrow();
  const isSame = last?.version === version;
  const lexicon = isSame ? last.lexicon : (await searchRules()).lexiconOf(await knownCategories(db));
  const next = { version, askedAt: now.getTime(), lexicon };
  known.set(adapterOf(db), next);
  return next;
}

async function knownCategories(db: Db): Promise<KnownCategory[]> {
  const rows = await db
    .selectFrom('categories as c')
    .innerJoin('categories as g', 'g.id', 'c.group_id')
    .select(['c.id', 'c.slug', 'c.name', 'g.name as group'])
    .where('c.is_active', '=', sql.lit(1))
    .orderBy('c.id')
    .execute();
  const aliases = await db.selectFrom('category_aliases').selectAll().orderBy('alias_key').execute();
  const terms = await db
    .selectFrom('search_terms')
    .select(['form', 'category_id'])
    .where('category_id', 'is not', null)
    .orderBy('form')
    .execute();
  return rows.map((category) => ({
    ...category,
    aliases: aliases.filter(({ category_id }) => category_id === category.id).map(({ alias_key }) => alias_key),
    learned: terms.filter(({ category_id }) => category_id === category.id).map(({ form }) => form),
  }));
}
