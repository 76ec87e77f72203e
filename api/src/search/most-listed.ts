import { type RawBuilder, sql } from 'kysely';

/** Returns a query of the most listed services that one of these categories has, which is maintained. */
export function mostListed(categoryIds: readonly number[]): RawBuilder<unknown> {
  return sql`select max(listed_count) from categories where id in (${sql.join([...categoryIds])})`;
}
