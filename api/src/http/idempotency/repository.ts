import type { Db, Table } from '../../db/schema/database.ts';

export interface Key {
  owner: string;
  key: string;
}

type Row = Table<'idempotency_keys'>;

/** Claims an unused key; returns false when it is taken. */
export async function insert(db: Db, row: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((oc) => oc.columns(['owner', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function find(db: Db, { owner, key }: Key) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'holder', 'lease_until', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Takes over a claim whose lease has run out. Returns false when another request took it first. */
export async function takeOver(
  db: Db,
  { owner, key }: Key,
  from: string,
  row: Pick<Row, 'holder' | 'lease_until' | 'fingerprint'>,
) {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set(row)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('holder', '=', from)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores the response of the claim's own request. Returns false when another request has taken over the claim. */
export async function settle(db: Db, { owner, key }: Key, holder: string, response: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ answer: response, lease_until: null })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Extends a claim whose call is still running. */
export async function renew(db: Db, { owner, key }: Key, holder: string, lease_until: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ lease_until })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null)
    .execute();
}

/** Releases a claim without a response. */
export async function release(db: Db, { owner, key }: Key, holder: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null)
    .execute();
}

/** Deletes all idempotency keys of an owner, with the cached responses. */
export async function removeOwned(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('owner', '=', owner).execute();
}

/** Deletes idempotency keys from before `instant`. */
export async function removeOlder(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute();
}
