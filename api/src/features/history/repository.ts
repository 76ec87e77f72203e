import type { Insertable } from 'kysely';
import type { ContactsTable, Db, VisitsTable } from '../../db/schema.ts';
import { cardQuery } from '../services/service.ts';

/** Services that the account visited, deleted ones too, the last first; with the contact where there was one. */
export function listVisited(db: Db, accountId: number, limit: number) {
  return cardQuery(db)
    .innerJoin('visits as v', 'v.service_id', 's.id')
    .leftJoin('contacts as k', (join) => join.onRef('k.service_id', '=', 's.id').on('k.account_id', '=', accountId))
    .select(['v.visited_at', 'k.contacted_at'])
    .where('v.account_id', '=', accountId)
    .orderBy('v.visited_at', 'desc')
    .orderBy('v.service_id', 'desc')
    .limit(limit)
    .execute();
}

/** Services whose provider the account contacted, as `listVisited`. */
export function listContacted(db: Db, accountId: number, limit: number) {
  return cardQuery(db)
    .innerJoin('contacts as k', 'k.service_id', 's.id')
    .leftJoin('visits as v', (join) => join.onRef('v.service_id', '=', 's.id').on('v.account_id', '=', accountId))
    .select(['v.visited_at', 'k.contacted_at'])
    .where('k.account_id', '=', accountId)
    .orderBy('k.contacted_at', 'desc')
    .orderBy('k.service_id', 'desc')
    .limit(limit)
    .execute();
}

export async function recordVisit(db: Db, visit: Insertable<VisitsTable>): Promise<void> {
  await db
    .insertInto('visits')
    .values(visit)
    .onConflict((oc) => oc.columns(['account_id', 'service_id']).doUpdateSet({ visited_at: visit.visited_at }))
    .execute();
}

export async function recordContact(db: Db, contact: Insertable<ContactsTable>): Promise<void> {
  await db
    .insertInto('contacts')
    .values(contact)
    .onConflict((oc) => oc.columns(['account_id', 'service_id']).doUpdateSet({ contacted_at: contact.contacted_at }))
    .execute();
}

export async function hasContacted(db: Db, accountId: number, providerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
