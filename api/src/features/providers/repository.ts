import { type SqlBool, sql } from 'kysely';
import { type Caller, mayManage } from '../../core/caller.ts';
import type { Db } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/**
 * Returns the columns of the public profile; undefined for clients, for unknown ids, and for providers hidden from the
 * caller.
 */
export function findPublic(db: Db, id: number, caller: Caller | null) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .leftJoin('response_times as w', 'w.provider_id', 'a.id')
    .leftJoin('punctual_providers as o', 'o.provider_id', 'a.id')
    .select(['w.minutes as response_minutes', 'w.answers as response_answers', 'o.citas as punctual_citas'])
    .select(['a.id', 'a.name', 'a.phone', 'a.email', 'a.profile_image', 'a.created_at'])
    .select(['p.company_name', 'p.service', 'p.specialty', 'p.description', 'p.location', 'p.verification_status'])
    .select([
      'p.identity_seen_at',
      'p.rating_total',
      'p.reviews_count',
      'p.paused_until',
      'p.pause_note',
      'p.planned_pause_from',
      'p.planned_pause_until',
      'p.planned_pause_note',
      'p.call_phone',
    ])
    .select(({ selectFrom }) =>
      selectFrom('services as s')
        .select((eb) => eb.fn.countAll<number>().as('listed'))
        .whereRef('s.provider_id', '=', 'a.id')
        .where(sql<SqlBool>`(s.listed = 1 or s.paused = 1)`)
        .as('services_count'),
    )
    .where('a.id', '=', id)
    .where('a.kind', '=', 'provider')
    .$if(!mayManage(caller, id), (query) => query.where(providerInSight))
    .executeTakeFirst();
}

/** Returns when a provider was last approved, and when its owner last opened a link that confirms the email. */
export function findChecks(db: Db, id: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['p.verification_status', 'p.identity_seen_at', 'a.email_verified'])
    .select(({ selectFrom }) => [
      selectFrom('verification_decisions as d')
        .select((eb) => eb.fn.max('d.created_at').as('at'))
        .whereRef('d.provider_id', '=', 'a.id')
        .where('d.status', '=', 'approved')
        .where('d.about', '=', 'data')
        .as('approved_at'),
      selectFrom('mail_tokens as t')
        .select((eb) => eb.fn.max('t.used_at').as('at'))
        .whereRef('t.account_id', '=', 'a.id')
        .where('t.purpose', '=', 'verify')
        .as('confirmed_at'),
    ])
    .where('a.id', '=', id)
    .where('a.kind', '=', 'provider')
    .where(providerInSight)
    .executeTakeFirst();
}

/** Tells whether the team has hidden a provider's profile or suspended its account (rule MOD-8). */
export async function isOutOfSight(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select('a.id')
    .where('a.id', '=', id)
    .where(providerInSight)
    .executeTakeFirst();
  return row === undefined;
}

export async function isProvider(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'provider')
    .executeTakeFirst();
  return row !== undefined;
}
