import { type RawBuilder, sql } from 'kysely';

/** Returns a query of the largest number of listed services in any of these categories, from the maintained totals. */
export function mostListed(categoryIds: readonly number[]): RawBuilder<unknown> {
  return sql`select max(listed_count) from categories where id in (${sql.join([...categoryIds])})`;
}
