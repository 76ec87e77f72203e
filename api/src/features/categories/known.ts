import { type KnownCategory, type Lexicon, lexiconOf } from '@tero/shared/rules/search/lexicon/lexicon';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

let made: { key: string; lexicon: Lexicon } | null = null;

/** Returns the lexicon with the categories as they are now; it is made anew when one of them has changed. */
export async function currentLexicon(db: Db): Promise<Lexicon> {
  const rows = await listNames(db);
  const key = JSON.stringify(rows);
  if (made?.key !== key) made = { key, lexicon: lexiconOf(knownFrom(rows)) };
  return made.lexicon;
}

type Row = Awaited<ReturnType<typeof listNames>>[number];

function listNames(db: Db) {
  return db
    .selectFrom('categories as c')
    .innerJoin('categories as g', 'g.id', 'c.group_id')
    .leftJoin('category_aliases as a', 'a.category_id', 'c.id')
    .select(['c.id', 'c.slug', 'c.name', 'g.name as group', 'a.alias_key'])
    .where('c.is_active', '=', sql.lit(1))
    .orderBy('c.id')
    .orderBy('a.alias_key')
    .execute();
}

function knownFrom(rows: readonly Row[]): KnownCategory[] {
  const known = new Map<number, KnownCategory & { aliases: string[] }>();
  for (const { id, slug, name, group, alias_key } of rows) {
    const category = known.get(id) ?? { id, slug, name, group, aliases: [] };
    if (alias_key) category.aliases.push(alias_key);
    known.set(id, category);
  }
  return [...known.values()];
}
