import type { adminServices as contract } from '@tero/shared/contract/admin/services';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { otherTrade } from '@tero/shared/rules/services/other-trade';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { folded } from '../../../db/sql/folded.ts';
import { flag } from '../../../db/values/values.ts';
import { textHits } from '../../../search/table-search.ts';
import { whyUnlisted } from '../../services/lists/unlisted.ts';
import type { Listed } from '../table/list.ts';
import { hitsOfPeople } from '../table/people-hits.ts';

/** Returns services, active or not, with their provider and the reasons why people do not find them. */
async function readServices(db: Db, ids: readonly number[], now: Date) {
  const rows = await db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .innerJoin('accounts as a', 'a.id', 's.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .select(['s.id', 's.title', 's.description', 's.provider_id', 's.category_id', 's.price_type', 's.fixed_price'])
    .select(['s.min_price', 's.max_price', 's.requires_custom_quote', 's.rating', 's.reviews_count', 's.is_active'])
    .select(['s.listed', 's.created_at', 'c.name as category', 'a.name', 'a.email', 'p.company_name'])
    .where('s.id', 'in', [...ids])
    .where('s.deleted_at', 'is', null)
    .execute();
  const out = rows.filter(({ listed }) => listed === 0).map(({ id }) => id);
  const reasons = await whyUnlisted(db, out, now);
  return rows.map((row) => ({ ...row, unlisted: reasons.get(row.id) ?? [] }));
}

export type ServiceRow = Awaited<ReturnType<typeof readServices>>[number];

const isUnsorted = sql<SqlBool>`t.category_id in (select id from categories where slug = ${otherTrade})`;

export const listedServices: Listed<QueryOf<typeof contract.list>, ServiceRow> = {
  table: {
    from: sql`services as t`,
    orders: {
      created_at: sql.ref('t.created_at'),
      id: sql.ref('t.id'),
      title: folded('t.title'),
      rating: sql.ref('t.rating'),
    },
    day: 'created_at',
    hits: (db, words) => [
      textHits(db, 'service_title_search', 'content', words),
      hitsOfPeople(db, 'provider', { table: 'services', column: 'provider_id' }, words),
    ],
  },
  conditions: ({ is_active, provider_id, category_id, unsorted }) => [
    sql<SqlBool>`t.deleted_at is null`,
    ...(is_active === undefined ? [] : [sql<SqlBool>`t.is_active = ${sql.lit(flag(is_active))}`]),
    ...(provider_id === undefined ? [] : [sql<SqlBool>`t.provider_id = ${provider_id}`]),
    ...(category_id === undefined ? [] : [sql<SqlBool>`t.category_id = ${category_id}`]),
    ...(unsorted === undefined ? [] : [unsorted ? isUnsorted : sql<SqlBool>`not ${isUnsorted}`]),
  ],
  rows: readServices,
};

/** Returns the ids of the newest services that are not deleted, whether or not people see them. */
export async function newestIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.recentMax)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns a provider's location, for services that name no coverage area. */
export async function findLocation(db: Db, providerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('provider_profiles')
    .select('location')
    .where('account_id', '=', providerId)
    .executeTakeFirst();
  return row?.location ?? null;
}
