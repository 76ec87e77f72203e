import type { Db, Held, Table } from '../../db/schema/database.ts';

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

/** The number of providers whose phone the account was given for the first time since then. */
export async function countSince(held: Held, accountId: number, since: string): Promise<number> {
  const row = await held
    .selectFrom('phone_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('first_seen_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Records a look; a later one moves the time of the last. */
export async function record(db: Db, pair: Pair, at: string): Promise<void> {
  await db
    .insertInto('phone_views')
    .values({ ...pair, first_seen_at: at, last_seen_at: at })
    .onConflict((oc) => oc.columns(['account_id', 'provider_id']).doUpdateSet({ last_seen_at: at }))
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
