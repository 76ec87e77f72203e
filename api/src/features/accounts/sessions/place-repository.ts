import type { Db, Table } from '../../../db/schema/database.ts';

export type Place = Pick<Table<'sign_in_places'>, 'kind' | 'hash'>;

/** Stores a place as signed in from now. */
export async function remember(db: Db, accountId: number, { kind, hash }: Place, at: string): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values({ account_id: accountId, kind, hash, last_at: at })
    .onConflict((oc) => oc.columns(['account_id', 'kind', 'hash']).doUpdateSet({ last_at: at }))
    .execute();
}

/** Tells whether the account signed in from there since an instant. */
export async function isKnown(db: Db, accountId: number, { kind, hash }: Place, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_places')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('hash', '=', hash)
    .where('last_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps only the places of a kind with the latest sign-ins, and removes the others. */
export async function keepNewest(db: Db, accountId: number, kind: Place['kind'], count: number): Promise<void> {
  const newest = db
    .selectFrom('sign_in_places')
    .select('hash')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('last_at', 'desc')
    .limit(count);
  await db
    .deleteFrom('sign_in_places')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('hash', 'not in', newest)
    .execute();
}

export async function removeAll(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('sign_in_places').where('account_id', '=', accountId).execute();
}

export async function removeOlder(db: Db, kind: Place['kind'], since: string): Promise<void> {
  await db.deleteFrom('sign_in_places').where('kind', '=', kind).where('last_at', '<=', since).execute();
}
