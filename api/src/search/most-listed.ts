import { type RawBuilder, sql } from 'kysely';

/** Returns a query for the largest number of listed services in any of these categories, from the stored totals. */
export function mostListed(categoryIds: readonly number[]): RawBuilder<unknown> {
  return sql`select max(listed_count) from categories where id in (${sql.join([...categoryIds])})`;
}
