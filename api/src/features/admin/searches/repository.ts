import type { AdminSearch, adminSearches as contract, MissingTrade } from '@tero/shared/contract/admin/searches';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import type { Lexicon } from '@tero/shared/rules/search/lexicon/lexicon';
import { type SqlBool, sql } from 'kysely';
import type { Db, Table } from '../../../db/schema/database.ts';
import { folded } from '../../../db/sql/folded.ts';
import { searchRules } from '../../../search/search-rules.ts';
import { currentLexicon } from '../../categories/known.ts';
import type { Listed } from '../table/list.ts';

type Opened = NonNullable<AdminSearch['suggestion']>;

/** Fewer than one person in this number opens something. */
const few = 4;

/**
 * Selects one row for each search text, with its counts over all days and the id of its last day. The panel's search
 * for a day compares with noon of that day.
 */
const totals = (kind: Table<'search_days'>['kind'], having = sql``) => sql`(
  select max(id) as id, text, sum(people) as people, max(day) as last_day, max(day) || 'T15:00:00.000Z' as last_at
  from search_days where kind = ${sql.lit(kind)} and people >= ${sql.lit(limits.searchPeople)}
  group by text ${having}) as t`;

const poor = sql`having sum(opened) * ${sql.lit(few)} < sum(people) or max(results) = 0`;

const hitsIn = (kind: Table<'search_days'>['kind']) => (_db: Db, words: readonly string[]) => {
  const all = words.map((word) => sql`${folded('text')} like ${`%${word}%`}`);
  return [
    sql<{ id: number }>`(select max(id) as id from search_days where kind = ${sql.lit(kind)}
      and people >= ${sql.lit(limits.searchPeople)} and ${sql.join(all, sql` and `)} group by text)`,
  ];
};

async function readTotals(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('search_days as last')
    .innerJoin('search_days as d', (join) => join.onRef('d.kind', '=', 'last.kind').onRef('d.text', '=', 'last.text'))
    .select(['last.id', 'last.text', 'last.results', 'last.day as last_day'])
    .select((eb) => [
      eb.fn.sum('d.people').as('people'),
      eb.fn.sum('d.opened').as('opened'),
      eb.fn.countAll().as('days'),
    ])
    .where('last.id', 'in', [...ids])
    .where('d.people', '>=', limits.searchPeople)
    .groupBy(['last.id', 'last.text', 'last.results', 'last.day'])
    .execute();
  return rows.map((row) => ({
    ...row,
    people: Number(row.people),
    opened: Number(row.opened),
    days: Number(row.days),
  }));
}

const untold = sql<SqlBool>`not exists (select 1 from search_terms where form = t.text)`;

/** Returns the number of rows in `listedSearches`, and noon of the day on which the oldest was last searched for. */
export async function poorSearches(db: Db): Promise<{ count: number; oldest: string | null }> {
  const { rows } = await sql<{ count: number; oldest: string | null }>`
    select count(*) as count, min(last_at) as oldest from ${totals('query', poor)} where ${untold}`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), oldest: rows[0]?.oldest ?? null };
}

/** Searches with few results, except those about which the team has already decided. */
export const listedSearches: Listed<QueryOf<typeof contract.list>, AdminSearch> = {
  table: {
    from: totals('query', poor),
    orders: { people: sql.ref('t.people'), last_day: sql.ref('t.last_day'), query: sql.ref('t.text') },
    day: 'last_at',
    hits: hitsIn('query'),
  },
  conditions: () => [untold],
  rows: async (db, ids, now) => {
    const [lexicon, rules] = [await currentLexicon(db, now), await searchRules()];
    const rows = await readTotals(db, ids);
    const opened = await openedAfter(db, rows);
    return rows.map(({ text, ...row }) => {
      const said = taken(text, lexicon, rules);
      return { ...row, query: text, ...said, suggestion: opened.get(text) ?? said.suggestion };
    });
  },
};

/**
 * Returns, for each search, the category of the services that most people opened after it, if at least three did so on
 * a day (rule SRCH-157).
 */
async function openedAfter(db: Db, searches: readonly { text: string }[]): Promise<Map<string, Opened>> {
  if (searches.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_days')
    .select(['text', (eb) => eb.fn.sum('people').as('people')])
    .where('kind', '=', 'use')
    .where('people', '>=', limits.searchPeople)
    // folded texts hold neither '%' nor '_'
    .where((eb) => eb.or(searches.map(({ text }) => eb('text', 'like', `${text}\n%`))))
    .groupBy('text')
    .orderBy(sql`sum(people)`)
    .execute();
  const categories = await db.selectFrom('categories').select(['id', 'name']).where('is_active', '=', 1).execute();
  return new Map(
    rows.flatMap(({ text, people }) => {
      const [search = '', id] = text.split('\n');
      const category = categories.find((one) => one.id === Number(id));
      return category ? [[search, { ...category, people: Number(people) }] as const] : [];
    }),
  );
}

/**
 * Returns the lexicon's reading of a search, or a category that the search may mean when the lexicon has no reading.
 */
function taken(
  text: string,
  lexicon: Lexicon,
  { understand, likelyCategory }: Awaited<ReturnType<typeof searchRules>>,
): Pick<AdminSearch, 'meaning' | 'trade' | 'suggestion'> {
  const { categories, absent } = understand(text, { lexicon });
  const names = categories.flatMap(({ slug }) => lexicon.categories.find((one) => one.slug === slug)?.name ?? []);
  if (names.length > 0) return { meaning: names.join(', '), trade: null, suggestion: null };
  const near = likelyCategory(text, lexicon);
  return {
    meaning: null,
    trade: absent?.trade ?? null,
    suggestion: near ? { id: near.id, name: near.name, people: null } : null,
  };
}

/** Trades that people search for and that have no category of that name. */
export const listedTrades: Listed<QueryOf<typeof contract.trades>, MissingTrade> = {
  table: {
    from: totals('trade'),
    orders: { people: sql.ref('t.people'), last_day: sql.ref('t.last_day'), trade: sql.ref('t.text') },
    day: 'last_at',
    hits: hitsIn('trade'),
  },
  // a trade whose category was created since is no longer missing
  conditions: () => [sql`not exists (select 1 from categories where is_active = 1 and name_key = ${folded('t.text')})`],
  rows: async (db, ids) => (await readTotals(db, ids)).map(({ text, ...row }) => ({ ...row, trade: text })),
};
