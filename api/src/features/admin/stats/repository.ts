import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { providerInSight } from '../../../db/sql/in-sight.ts';

/** A half-open span of time: `from` included, `before` not. */
export interface Span {
  from: string;
  before: string;
}

type Table = 'accounts' | 'services' | 'reviews' | 'payments';

/** Counts the rows of a table that meet the conditions. */
export async function count(db: Db, table: Table, ...conditions: ReturnType<typeof sql<SqlBool>>[]): Promise<number> {
  const where = conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export function within(column: string, { from, before }: Span) {
  return sql<SqlBool>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before}`;
}

/**
 * Returns the sum of the ratings of visible providers, in hundredths, and the number of their reviews. Every write of a
 * review keeps both up to date.
 */
export async function ratingTotals(db: Db): Promise<{ total: number; reviews: number }> {
  const row = await db
    .selectFrom('provider_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select((eb) => [eb.fn.sum<number | null>('p.rating_total').as('total')])
    .select((eb) => [eb.fn.sum<number | null>('p.reviews_count').as('reviews')])
    .where(providerInSight)
    .executeTakeFirst();
  return { total: Number(row?.total ?? 0), reviews: Number(row?.reviews ?? 0) };
}

/** Counts rows by `status`. */
export async function countBy(db: Db, table: 'subscriptions' | 'payments', span: Span | null) {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from ${sql.table(table)}
    ${span ? sql`where ${within('payment_date', span)}` : sql``} group by status`.execute(db);
  return new Map(rows.map(({ status, count: rowsOf }) => [status, Number(rowsOf)]));
}

/** Returns the categories with the most listed services. */
export function topCategories(db: Db, limit: number) {
  return db
    .selectFrom('categories')
    .select(['name as category', 'listed_count as count'])
    .where('group_id', 'is not', null)
    .where('listed_count', '>', 0)
    .orderBy('listed_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts the new clients and providers of each span. */
export async function registrationsByDay(db: Db, days: readonly (Span & { day: string })[]) {
  const spans = days.map(({ day, from, before }) => sql`(${day}, ${from}, ${before})`);
  const newOf = (kind: 'user' | 'provider') => sql<number>`(
    select count(*) from accounts as a
    where a.kind = ${sql.lit(kind)} and a.created_at >= d.start and a.created_at < d.finish
  )`;
  const { rows } = await sql<{ day: string; users: number; providers: number }>`
    with d (day, start, finish) as (values ${sql.join(spans)})
    select d.day, ${newOf('user')} as users, ${newOf('provider')} as providers from d order by d.day`.execute(db);
  return rows.map(({ day, users, providers }) => ({ day, users: Number(users), providers: Number(providers) }));
}
