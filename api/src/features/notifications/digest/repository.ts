import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { contactKinds, seenKinds } from '../../../db/schema/events.ts';

/** Returns accounts after an id, in the order of ids. */
export function listAccounts(db: Db, after: number, limit: number) {
  return db.selectFrom('accounts').select(['id', 'kind']).where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** Counts the notifications of each type and account in a span of time. */
export function countNotices(db: Db, accountIds: readonly number[], from: string, before: string) {
  return db
    .selectFrom('notifications')
    .select((eb) => ['account_id', 'type as what', eb.fn.countAll<number>().as('count')])
    .where('account_id', 'in', [...accountIds])
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .groupBy(['account_id', 'type'])
    .execute();
}

/** Identifies a view by page, day and viewer, as the metrics count it. */
const seenOnce = sql`case when kind like 'profile%' then 'profile ' else 'service ' end || subject_id || ' ' || day || ' ' || viewer`;

/** Counts the views of each provider's profile and services from one local day until before another. */
export function countViews(db: Db, providerIds: readonly number[], from: string, before: string) {
  return db
    .selectFrom('daily_events')
    .select(['provider_id as account_id', sql.lit('view').as('what')])
    .select(sql<number>`count(distinct ${seenOnce})`.as('count'))
    .where('provider_id', 'in', [...providerIds])
    .where('kind', 'in', seenKinds)
    .where('day', '>=', from)
    .where('day', '<', before)
    .groupBy('provider_id')
    .execute();
}

/** Counts the people who got in touch with each provider from any page. Each person counts once. */
export function countContacting(db: Db, providerIds: readonly number[], from: string, before: string) {
  return db
    .selectFrom('daily_events')
    .select(['provider_id as account_id', sql.lit('contact').as('what')])
    .select(sql<number>`count(distinct viewer)`.as('count'))
    .where('provider_id', 'in', [...providerIds])
    .where('kind', 'in', contactKinds)
    .where('day', '>=', from)
    .where('day', '<', before)
    .groupBy('provider_id')
    .execute();
}
