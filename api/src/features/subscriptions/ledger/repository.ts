import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

export type SubscriptionRow = Selectable<Table<'subscriptions'>>;

/** The statuses of which a provider has at most one subscription, by a unique index. */
const openStatuses = ['pending', 'active', 'suspended'] as const;

export function isOpen(row: Pick<SubscriptionRow, 'status'>): boolean {
  return openStatuses.some((status) => status === row.status);
}

export function find(db: Db, id: number): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns what `find` does, locked until the transaction ends. Locks the provider first, as all transactions on
 * subscriptions do, so that they run one after another and cannot deadlock.
 */
export async function findLocked(trx: Trx, id: number): Promise<SubscriptionRow | undefined> {
  const seen = await find(trx, id);
  if (seen?.provider_id) await lockProvider(trx, seen.provider_id);
  return forUpdate(trx, trx.selectFrom('subscriptions').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function findByAgreement(db: Db, agreementId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('mp_id', '=', agreementId).executeTakeFirst();
}

export function findByReference(db: Db, reference: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Returns a provider's subscriptions, the newest first. */
export function listOf(db: Db, providerId: number): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_id', '=', providerId)
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the new row, or undefined when the provider opened another one meanwhile. */
export function insert(db: Db, row: Insertable<Table<'subscriptions'>>): Promise<SubscriptionRow | undefined> {
  return db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function update(db: Db, id: number, values: Updateable<Table<'subscriptions'>>, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ...values, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function remove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('subscriptions').where('id', '=', id).execute();
}

/**
 * Locks a provider's row, so that its subscriptions change one after another. Returns false when there is no such
 * provider.
 */
export async function lockProvider(trx: Trx, providerId: number): Promise<boolean> {
  const query = trx.selectFrom('provider_profiles').select('account_id').where('account_id', '=', providerId);
  return (await forUpdate(trx, query).executeTakeFirst()) !== undefined;
}

export async function setEntitledUntil(trx: Trx, providerId: number, until: string | null): Promise<void> {
  await trx
    .updateTable('provider_profiles')
    .set({ entitled_until: until })
    .where('account_id', '=', providerId)
    .execute();
}

export function findOwner(db: Db, providerId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.name', 'a.email', 'p.entitled_until'])
    .where('a.id', '=', providerId)
    .executeTakeFirst();
}

/** Counts early access seats, also those of deleted accounts. */
export async function countEarlyAccess(db: Db): Promise<number> {
  const row = await db
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('seats'))
    .where('early_access', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(row.seats);
}
