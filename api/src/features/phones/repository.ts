import { randomUUID } from 'node:crypto';
import type { Db, Table } from '../../db/schema/database.ts';

type PhoneView = Table<'phone_views'>;
type Pair = Pick<PhoneView, 'account_id' | 'provider_id'>;

/** Returns the fields that decide which contact details an account sees. */
export function findViewer(db: Db, id: number) {
  return db
    .selectFrom('accounts')
    .select(['kind', 'created_at', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the rows of an account about these providers' phones, including undecided ones. */
export function findLooks(db: Db, accountId: number, providerIds: readonly number[]) {
  return db
    .selectFrom('phone_views')
    .select(['provider_id', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('provider_id', 'in', [...providerIds])
    .execute();
}

/**
 * The beginning of the `last_seen_at` of a view that is counted but undecided; it sorts before all instants. The rest
 * is unique, so that a row that was removed and inserted again counts as another row.
 */
const undecided = '0-';

export const isDecided = (lastSeenAt: string): boolean => !lastSeenAt.startsWith(undecided);

/** Stores an undecided row, unless a row exists. Returns the `last_seen_at` of the stored row. */
export async function begin(db: Db, pair: Pair, at: string): Promise<string> {
  const row = await db
    .insertInto('phone_views')
    .values({ ...pair, first_seen_at: at, last_seen_at: undecided + randomUUID() })
    .onConflict((oc) => oc.columns(['account_id', 'provider_id']).doUpdateSet({ account_id: pair.account_id }))
    .returning('last_seen_at')
    .executeTakeFirstOrThrow();
  return row.last_seen_at;
}

/** Marks the phone as seen at this time. Returns false when the view with this `last_seen_at` was removed. */
export async function markGiven(db: Db, pair: Pair, lastSeenAt: string, at: string): Promise<boolean> {
  const row = await db
    .updateTable('phone_views')
    .set({ last_seen_at: at })
    .where('account_id', '=', pair.account_id)
    .where('provider_id', '=', pair.provider_id)
    .where((eb) => eb.or([eb('last_seen_at', '=', lastSeenAt), eb('last_seen_at', 'not like', `${undecided}%`)]))
    .returning('provider_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that phones which were given earlier are seen again. */
export async function markSeen(db: Db, accountId: number, providerIds: readonly number[], at: string): Promise<void> {
  await db
    .updateTable('phone_views')
    .set({ last_seen_at: at })
    .where('account_id', '=', accountId)
    .where('provider_id', 'in', [...providerIds])
    .where('last_seen_at', 'not like', `${undecided}%`)
    .execute();
}

/** Counts the providers whose phone the account saw for the first time since an instant, including undecided views. */
export async function countSince(db: Db, accountId: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('phone_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('first_seen_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Removes a view, unless it has already given the phone. */
export async function takeBack(db: Db, { account_id, provider_id }: Pair): Promise<void> {
  await db
    .deleteFrom('phone_views')
    .where('account_id', '=', account_id)
    .where('provider_id', '=', provider_id)
    .where('last_seen_at', 'like', `${undecided}%`)
    .execute();
}

/** Returns who saw a provider's phone, newest first. */
export function listOf(db: Db, providerId: number, limit: number) {
  return db
    .selectFrom('phone_views as v')
    .innerJoin('accounts as a', 'a.id', 'v.account_id')
    .select(['a.id', 'a.name', 'v.first_seen_at', 'v.last_seen_at'])
    .where('v.provider_id', '=', providerId)
    .where('v.last_seen_at', 'not like', `${undecided}%`)
    .orderBy('v.last_seen_at', 'desc')
    .orderBy('v.account_id')
    .limit(limit)
    .execute();
}

export async function countOf(db: Db, providerId: number): Promise<number> {
  const row = await db
    .selectFrom('phone_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .where('last_seen_at', 'not like', `${undecided}%`)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function removeBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('phone_views').where('last_seen_at', '<', at).execute();
}
