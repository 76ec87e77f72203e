import type { adminSearches as contract, SearchTerm } from '@tero/shared/contract/admin/searches';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { words } from '@tero/shared/rules/text/text';
import { type Insertable, sql } from 'kysely';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Listed } from '../table/list.ts';

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

/** Tells whether a form, folded, is the whole name of a provider with a listed service. */
export async function isSomebodysName(db: Db, form: string): Promise<boolean> {
  const rows = await db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.name', 'a.username', 'p.company_name'])
    .where(sql<boolean>`a.id in ${textHits(db, 'account_search', 'provider', words(form))}`)
    .limit(comparedNames)
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

/** Stores a decision about a form of a word, in place of an earlier one. */
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
