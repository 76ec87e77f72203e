import type { Db } from '../../../db/schema/database.ts';

export function findByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'email_verified'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export async function markVerified(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('accounts').set({ email_verified: 1, updated_at: at }).where('id', '=', id).execute();
}
