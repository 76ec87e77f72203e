import { leastOfNetwork, type SharedTrait } from '@tero/shared/rules/panel/rings';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { reviewInSight } from '../../../db/sql/in-sight.ts';

/** A trait that an account shares with another account that reviewed the same provider. */
interface SharedRow {
  provider_id: number;
  account_id: number;
  trait: Exclude<SharedTrait, 'hour'>;
  hash: string;
  /** when the account last reviewed the provider */
  reviewed_at: string;
  /** the team has already looked at this account in this provider's ring */
  settled: number;
}

/**
 * Returns what accounts share with others that reviewed the same provider since an instant, by visible reviews: a
 * phone, the look of a photo, a device, or a network that as many accounts share as make a ring.
 */
export async function listShared(
  db: Db,
  { reviewedSince, seenSince }: { reviewedSince: string; seenSince: string },
): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    with authors as (
      select r.provider_id, r.client_id as account_id, max(r.created_at) as reviewed_at from reviews as r
      where r.created_at >= ${reviewedSince} and r.client_id is not null and ${reviewInSight}
      group by r.provider_id, r.client_id
    ), seen as (
      select a.*, t.kind as trait, t.hash from authors as a
      join account_traits as t on t.account_id = a.account_id
      where t.hash <> '' and (t.kind = 'photo' or t.last_seen_at >= ${seenSince})
      union
      select a.*, 'phone', c.phone from authors as a
      join accounts as c on c.id = a.account_id
      where c.phone is not null
    ), many as (
      select provider_id, trait, hash from seen group by provider_id, trait, hash
      having count(*) >= case when trait = 'network' then ${sql.lit(leastOfNetwork)} else 2 end
    )
    select s.*, case when x.account_id is null then 0 else 1 end as settled from seen as s
    join many as m on m.provider_id = s.provider_id and m.trait = s.trait and m.hash = s.hash
    left join settled_rings as x on x.provider_id = s.provider_id and x.account_id = s.account_id
    order by s.provider_id, s.account_id`.execute(db);
  return rows;
}

/** Returns accounts as a ring shows them, the oldest first. */
export function listAccounts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.email', 'a.email_verified', 'a.created_at', 'p.company_name'])
    .where('a.id', 'in', [...ids])
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
}

/** Returns the ids of the visible reviews that accounts wrote about a provider since an instant. */
export async function listReviews(
  db: Db,
  { providerId, accounts, since }: { providerId: number; accounts: readonly number[]; since: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .select('r.id')
    .where('r.provider_id', '=', providerId)
    .where('r.client_id', 'in', [...accounts])
    .where('r.created_at', '>=', since)
    .where(reviewInSight)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores that the team has looked at these accounts of a provider's ring. */
export async function settle(trx: Trx, providerId: number, accounts: readonly number[], at: string): Promise<void> {
  await trx
    .insertInto('settled_rings')
    .values(accounts.map((account_id) => ({ provider_id: providerId, account_id, settled_at: at })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}
