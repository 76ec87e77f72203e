import type { Db } from '../../../db/schema/database.ts';

/** Returns the account that a mailed link belongs to, and whether the link was used. */
export function findLinked(db: Db, hash: string) {
  return db
    .selectFrom('mail_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.used_at', 'a.email_verified'])
    .where('t.hash', '=', hash)
    .where('t.purpose', '=', 'verify')
    .executeTakeFirst();
}

export async function updateAddress(db: Db, id: number, email: string, emailKey: string, at: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email, email_key: emailKey, updated_at: at })
    .where('id', '=', id)
    .where('email_verified', '=', 0)
    .execute();
}

export async function markVerified(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('accounts').set({ email_verified: 1, updated_at: at }).where('id', '=', id).execute();
}
