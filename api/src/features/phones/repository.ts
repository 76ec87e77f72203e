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

/** The `last_seen_at` of a look that is counted, but of which nobody has decided yet whether the phone is given. */
export const undecided = '';

/** Records a look as undecided; one that is there already stays as it is. */
export async function begin(db: Db, pair: Pair, at: string): Promise<void> {
  await db
    .insertInto('phone_views')
    .values({ ...pair, first_seen_at: at, last_seen_at: undecided })
    .onConflict((oc) => oc.columns(['account_id', 'provider_id']).doNothing())
    .execute();
}

/** Marks the phone as given at this time; false when the look was taken back. */
export async function markGiven(db: Db, { account_id, provider_id }: Pair, at: string): Promise<boolean> {
  const row = await db
    .updateTable('phone_views')
    .set({ last_seen_at: at })
    .where('account_id', '=', account_id)
    .where('provider_id', '=', provider_id)
    .returning('provider_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of providers whose phone the account was given for the first time since then, or may yet be given. */
export async function countSince(db: Db, accountId: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('phone_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('first_seen_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Takes a look back, unless the phone has been given. */
export async function takeBack(db: Db, { account_id, provider_id }: Pair): Promise<void> {
  await db
    .deleteFrom('phone_views')
    .where('account_id', '=', account_id)
    .where('provider_id', '=', provider_id)
    .where('last_seen_at', '=', undecided)
    .execute();
}

/** Who was given a provider's phone, the last one first. */
export function listOf(db: Db, providerId: number, limit: number) {
  return db
    .selectFrom('phone_views as v')
    .innerJoin('accounts as a', 'a.id', 'v.account_id')
    .select(['a.name', 'v.first_seen_at', 'v.last_seen_at'])
    .where('v.provider_id', '=', providerId)
    .where('v.last_seen_at', '<>', undecided)
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
    .where('last_seen_at', '<>', undecided)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function removeBefore(db: Db, at: string): Promise<void> {
  await db.deleteFrom('phone_views').where('last_seen_at', '<', at).execute();
}
