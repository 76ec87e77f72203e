import type { DaySpan } from '@tero/shared/rules/metrics';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/** Returns a provider; undefined for clients and unknown ids. */
export function findProvider(db: Db, providerId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select('a.id')
    .where('a.id', '=', providerId)
    .where('a.kind', '=', 'provider')
    .executeTakeFirst();
}

/** Counts the events of each subject of a provider in a span of days. */
export function countBySubject(db: Db, providerId: number, { first, last }: DaySpan) {
  return db
    .selectFrom('daily_events')
    .select(['kind', 'subject_id', sql<number>`count(*)`.as('times')])
    .where('provider_id', '=', providerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['kind', 'subject_id'])
    .execute();
}

/** Counts a provider's events of each day in a span. */
export function countByDay(db: Db, providerId: number, { first, last }: DaySpan) {
  return db
    .selectFrom('daily_events')
    .select(['kind', 'day', sql<number>`count(*)`.as('times')])
    .where('provider_id', '=', providerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['kind', 'day'])
    .execute();
}

/** Returns a provider's services, the newest first. */
export function listServices(db: Db, providerId: number) {
  return db
    .selectFrom('services')
    .select(['id', 'title', 'is_active'])
    .where('provider_id', '=', providerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
