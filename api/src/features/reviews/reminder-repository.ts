import type { Db } from '../../db/schema/database.ts';

/** Returns contacts between two instants without a review reminder, with the columns that decide about one. */
export function findUnasked(db: Db, from: string, until: string, limit: number) {
  return db
    .selectFrom('contacts as k')
    .innerJoin('services as s', 's.id', 'k.service_id')
    .innerJoin('accounts as a', 'a.id', 'k.account_id')
    .innerJoin('accounts as o', 'o.id', 's.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .leftJoin('reviews as r', (join) =>
      join.onRef('r.service_id', '=', 'k.service_id').onRef('r.client_id', '=', 'k.account_id'),
    )
    .select(['k.account_id', 'k.service_id', 's.title', 's.listed', 's.paused', 'a.kind', 'r.id as review_id'])
    .select((eb) => eb.fn.coalesce('p.company_name', 'o.name').as('provider'))
    .where('k.reminded_at', 'is', null)
    .where('k.contacted_at', '>', from)
    .where('k.contacted_at', '<=', until)
    .orderBy('k.contacted_at')
    .limit(limit)
    .execute();
}

/** Marks a contact as reminded. Returns true only for the first call. */
export async function markAsked(db: Db, accountId: number, serviceId: number, at: string): Promise<boolean> {
  const row = await db
    .updateTable('contacts')
    .set({ reminded_at: at })
    .where('account_id', '=', accountId)
    .where('service_id', '=', serviceId)
    .where('reminded_at', 'is', null)
    .returning('service_id')
    .executeTakeFirst();
  return row !== undefined;
}
