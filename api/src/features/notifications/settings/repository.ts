import type { Db } from '../../../db/schema/database.ts';

/** Returns the account's stored settings, as JSON. */
export async function findStored(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('notification_settings')
    .select('settings')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.settings ?? null;
}

export async function store(db: Db, accountId: number, settings: string, at: string): Promise<void> {
  const values = { settings, updated_at: at };
  await db
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...values })
    .onConflict((oc) => oc.column('account_id').doUpdateSet(values))
    .execute();
}

/** Returns the receiver of a delivery, as the account is now. */
export function findRecipient(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('notification_settings as s', 's.account_id', 'a.id')
    .select(['a.id', 'a.kind', 'a.name', 'a.email', 'a.phone', 's.settings'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

/** Tells whether an account is awaiting its erasure, when its owner gets no other notices. */
export async function waitsForDeletion(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('deletion_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
