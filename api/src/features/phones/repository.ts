import type { Db, Table } from '../../db/schema/database.ts';

type PhoneView = Table<'phone_views'>;
type Pair = Pick<PhoneView, 'account_id' | 'provider_id'>;

/** What decides which contact details an account is shown. */
export function findViewer(db: Db, id: number) {
  return db
    .selectFrom('accounts')
    .select(['kind', 'created_at', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function find(db: Db, { account_id, provider_id }: Pair) {
  return db
    .selectFrom('phone_views')
    .select(['first_seen_at', 'last_seen_at'])
    .where('account_id', '=', account_id)
    .where('provider_id', '=', provider_id)
    .executeTakeFirst();
}

/** Records a look; a later one moves the time of the last. */
export async function record(db: Db, pair: Pair, at: string): Promise<void> {
  await db
    .insertInto('phone_views')
    .values({ ...pair, first_seen_at: at, last_seen_at: at })
    .onConflict((oc) => oc.columns(['account_id', 'provider_id']).doUpdateSet({ last_seen_at: at }))
    .execute();
}

/**
 * Records a first look, and returns how many there are since then, this one included. It is written before it is counted:
 * of many at once each counts all that came before it, and none goes uncounted.
 */
export async function recordFirst(db: Db, pair: Pair, at: string, since: string): Promise<number> {
  await record(db, pair, at);
  return countSince(db, pair.account_id, since);
}

/** The number of providers whose phone the account was given for the first time since then. */
async function countSince(db: Db, accountId: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('phone_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('first_seen_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Takes a look back that was not given after all. */
export async function remove(db: Db, { account_id, provider_id }: Pair): Promise<void> {
  await db
    .deleteFrom('phone_views')
    .where('account_id', '=', account_id)
    .where('provider_id', '=', provider_id)
    .execute();
}

/** Who was given a provider's phone, the last one first. */
export function listOf(db: Db, providerId: number, limit: number) {
  return db
    .selectFrom('phone_views as v')
    .innerJoin('accounts as a', 'a.id', 'v.account_id')
    .select(['a.name', 'v.first_seen_at', 'v.last_seen_at'])
    .where('v.provider_id', '=', providerId)
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
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function removeBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('phone_views').where('last_seen_at', '<', at).execute();
}
