import type { Insertable } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';
import { cardQuery } from '../services/cards.ts';

/**
 * Returns the services that the account visited, or whose provider it contacted, with both times, latest first.
 * Includes deleted services.
 */
export function listOf(db: Db, kind: 'visits' | 'contacts', accountId: number, limit: number) {
  return cardQuery(db)
    .leftJoin('visits as v', (join) => join.onRef('v.service_id', '=', 's.id').on('v.account_id', '=', accountId))
    .leftJoin('contacts as k', (join) => join.onRef('k.service_id', '=', 's.id').on('k.account_id', '=', accountId))
    .select(['v.visited_at', 'k.contacted_at'])
    .where('s.id', 'in', db.selectFrom(kind).select('service_id').where('account_id', '=', accountId))
    .orderBy(kind === 'visits' ? 'v.visited_at' : 'k.contacted_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the providers that the account contacted from their profiles or from quotes, latest first. */
export function providersContacted(db: Db, accountId: number, limit: number) {
  return db
    .selectFrom('profile_contacts as k')
    .innerJoin('accounts as a', 'a.id', 'k.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'k.provider_id')
    .select([
      'k.provider_id',
      'k.contacted_at',
      'k.from_quote',
      'a.name',
      'a.profile_image',
      'p.company_name',
      'p.service',
    ])
    .select(providerInSight.as('in_sight'))
    .where('k.account_id', '=', accountId)
    .orderBy('k.contacted_at', 'desc')
    .orderBy('k.provider_id', 'desc')
    .limit(limit)
    .execute();
}

/** Stores a visit and keeps the latest time: a visit that was made offline may arrive after a later visit. */
export async function recordVisit(db: Db, visit: Insertable<Table<'visits'>>): Promise<void> {
  await db
    .insertInto('visits')
    .values(visit)
    .onConflict((oc) =>
      oc
        .columns(['account_id', 'service_id'])
        .doUpdateSet({ visited_at: visit.visited_at })
        .where('visits.visited_at', '<', visit.visited_at),
    )
    .execute();
}

export async function recordContact(db: Db, contact: Insertable<Table<'contacts'>>): Promise<void> {
  await db
    .insertInto('contacts')
    .values(contact)
    .onConflict((oc) =>
      oc
        .columns(['account_id', 'service_id'])
        .doUpdateSet({ contacted_at: contact.contacted_at })
        .where('contacts.contacted_at', '<', contact.contacted_at),
    )
    .execute();
}

export async function recordProfileContact(db: Db, contact: Insertable<Table<'profile_contacts'>>): Promise<void> {
  await db
    .insertInto('profile_contacts')
    .values(contact)
    .onConflict((oc) =>
      oc
        .columns(['account_id', 'provider_id'])
        .doUpdateSet({ contacted_at: contact.contacted_at, from_quote: contact.from_quote })
        .where('profile_contacts.contacted_at', '<', contact.contacted_at),
    )
    .execute();
}
