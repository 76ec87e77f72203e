import type {
  AdminSearch,
  adminSearches as contract,
  MissingTrade,
  SearchTerm,
} from '@tero/shared/contract/admin/searches';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { likelyCategory } from '@tero/shared/rules/search/learned';
import type { Lexicon } from '@tero/shared/rules/search/lexicon/lexicon';
import { understand } from '@tero/shared/rules/search/understand';
import { words } from '@tero/shared/rules/text/text';
import { type Insertable, sql } from 'kysely';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';
import { folded } from '../../../db/sql/folded.ts';
import { textHits } from '../../../search/table-search.ts';
import { currentLexicon } from '../../categories/known.ts';
import type { Listed } from '../table/list.ts';

/** Fewer than one in so many people open something. */
const few = 4;

/**
 * What was searched for on all days that count, as one row; its id is that of its last day. Noon of that day stands for
 * it where the panel searches for a day.
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

/** Searches of which little comes, without those that something was said of already. */
export const listedSearches: Listed<QueryOf<typeof contract.list>, AdminSearch> = {
  table: {
    from: totals('query', poor),
    orders: { people: sql.ref('t.people'), last_day: sql.ref('t.last_day'), query: sql.ref('t.text') },
    day: 'last_at',
    hits: hitsIn('query'),
  },
  conditions: () => [sql`not exists (select 1 from search_terms where form = t.text)`],
  rows: async (db, ids, now) => {
    const lexicon = await currentLexicon(db, now);
    return (await readTotals(db, ids)).map(({ text, ...row }) => ({ ...row, query: text, ...taken(text, lexicon) }));
  },
};

/** What a search is taken for, and which category it may be when it is taken for none. */
function taken(text: string, lexicon: Lexicon): Pick<AdminSearch, 'meaning' | 'trade' | 'suggestion'> {
  const { categories, absent } = understand(text, { lexicon });
  const names = categories.flatMap(({ slug }) => lexicon.categories.find((one) => one.slug === slug)?.name ?? []);
  if (names.length > 0) return { meaning: names.join(', '), trade: null, suggestion: null };
  const near = likelyCategory(text, lexicon);
  return {
    meaning: null,
    trade: absent?.trade ?? null,
    suggestion: near ? { id: near.id, name: near.name } : null,
  };
}

/** Trades that people search for and that no category is called by. */
export const listedTrades: Listed<QueryOf<typeof contract.trades>, MissingTrade> = {
  table: {
    from: totals('trade'),
    orders: { people: sql.ref('t.people'), last_day: sql.ref('t.last_day'), trade: sql.ref('t.text') },
    day: 'last_at',
    hits: hitsIn('trade'),
  },
  // a category that was opened since is no longer missing
  conditions: () => [sql`not exists (select 1 from categories where is_active = 1 and name_key = ${folded('t.text')})`],
  rows: async (db, ids) => (await readTotals(db, ids)).map(({ text, ...row }) => ({ ...row, trade: text })),
};

export const listedTerms: Listed<QueryOf<typeof contract.terms>, SearchTerm> = {
  table: {
    from: sql`search_terms as t`,
    orders: { created_at: sql.ref('t.created_at'), form: sql.ref('t.form') },
    day: 'created_at',
    hits: (_db, words) => {
      const all = words.map((word) => sql`form like ${`%${word}%`}`);
      return [sql<{ id: number }>`(select id from search_terms where ${sql.join(all, sql` and `)})`];
    },
  },
  conditions: () => [],
  rows: async (db, ids) => {
    const rows = await terms(db)
      .where('t.id', 'in', [...ids])
      .execute();
    return rows.map(({ category_id, category, ...row }) => ({
      ...row,
      category: category_id === null ? null : { id: category_id, name: category ?? '' },
    }));
  },
};

/** Names of providers that are read to be compared. */
const comparedNames = 200;

/** Whether a form, folded, is the whole name of a provider with something listed. */
export async function isSomebodysName(db: Db, form: string): Promise<boolean> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.name', 'a.username', 'p.company_name'])
    .where(sql<boolean>`a.id in ${textHits(db, 'account_search', 'provider', words(form), comparedNames)}`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('services as s')
          .select('s.id')
          .whereRef('s.provider_id', '=', 'a.id')
          .where('s.listed', '=', sql.lit(1)),
      ),
    )
    .execute();
  return rows.some((row) => Object.values(row).some((name) => name !== null && words(name).join(' ') === form));
}

function terms(db: Db) {
  return db
    .selectFrom('search_terms as t')
    .leftJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.id', 't.form', 't.category_id', 't.created_at', 'c.name as category']);
}

export function findTerm(db: Db, by: { id: number } | { form: string }) {
  const one = 'id' in by ? terms(db).where('t.id', '=', by.id) : terms(db).where('t.form', '=', by.form);
  return one.executeTakeFirst();
}

export async function countTerms(held: Held): Promise<number> {
  const row = await held
    .selectFrom('search_terms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores what was said of a form, in place of what was said before. */
export async function putTerm(trx: Trx, term: Insertable<Table<'search_terms'>>): Promise<number> {
  const row = await trx
    .insertInto('search_terms')
    .values(term)
    .onConflict((oc) => oc.column('form').doUpdateSet({ category_id: term.category_id, created_at: term.created_at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function removeTerm(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('search_terms').where('id', '=', id).execute();
}
