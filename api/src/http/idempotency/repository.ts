import type { Db, Table } from '../../db/schema/database.ts';
import { only, preparedWrite } from '../../db/sql/prepared.ts';

export interface Key {
  owner: string;
  key: string;
}

type Row = Table<'idempotency_keys'>;

const columns = ['owner', 'key', 'fingerprint', 'holder', 'lease_until', 'answer', 'created_at'] as const;

// a claim without a response has had no effect: its lease would be over before a process could be back
const claim = preparedWrite(
  (db, row: Row) =>
    db
      .insertInto('idempotency_keys')
      .values(only(row, columns))
      .onConflict((oc) => oc.columns(['owner', 'key']).doNothing()),
  { isPassing: true },
);

/** Claims a key that is unused; returns false when it is taken. */
export async function insert(db: Db, row: Row): Promise<boolean> {
  return (await claim(db, row)).numAffectedRows === 1n;
}

export function find(db: Db, { owner, key }: Key) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'holder', 'lease_until', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Takes over a claim whose lease has run out; returns false when another request was faster. */
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

const store = preparedWrite((db, { owner, key, holder, response }: Key & { holder: string; response: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: response, lease_until: null })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .where('answer', 'is', null),
);

/**
 * Stores the response, once and for the claim's own request only; returns false when another request has taken the
 * claim over.
 */
export async function settle(db: Db, { owner, key }: Key, holder: string, response: string): Promise<boolean> {
  return (await store(db, { owner, key, holder, response })).numAffectedRows === 1n;
}

/** Keeps a claim whose call still runs. */
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

const give = preparedWrite(
  (db, { owner, key, holder }: Key & { holder: string }) =>
    db
      .deleteFrom('idempotency_keys')
      .where('owner', '=', owner)
      .where('key', '=', key)
      .where('holder', '=', holder)
      .where('answer', 'is', null),
  { isPassing: true },
);

/** Releases a claim without a response. */
export async function release(db: Db, { owner, key }: Key, holder: string): Promise<void> {
  await give(db, { owner, key, holder });
}

/** Deletes all idempotency keys of an owner, with the cached responses. */
export async function removeOwned(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('owner', '=', owner).execute();
}

/** Deletes idempotency keys from before `instant`. */
export async function removeOlder(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute();
}
