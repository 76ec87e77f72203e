import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/**
 * Returns the providers about whom one network has made at least this number of calls on a day, each with the number of
 * calls.
 */
export function fromOneNetwork(db: Db, day: string, atLeast: number) {
  return db
    .selectFrom('daily_networks')
    .select('provider_id')
    .select((eb) => eb.fn.max('calls').as('count'))
    .where('day', '=', day)
    .where('calls', '>=', atLeast)
    .groupBy('provider_id')
    .execute();
}

/**
 * Returns the providers that at least this number of accounts, created after `since`, have viewed or contacted on a
 * day, each with the number of accounts.
 */
export function fromFreshAccounts(db: Db, { day, since, atLeast }: { day: string; since: string; atLeast: number }) {
  const viewer = sql<string>`'account:' || a.id`;
  const people = sql<number>`count(distinct e.viewer)`;
  return db
    .selectFrom('accounts as a')
    .innerJoin('daily_events as e', (join) => join.on(sql`e.viewer`, '=', viewer).on('e.day', '=', day))
    .select(['e.provider_id', people.as('count')])
    .where('a.kind', 'in', ['user', 'provider'])
    .where('a.created_at', '>', since)
    .groupBy('e.provider_id')
    .having(people, '>=', atLeast)
    .execute();
}
