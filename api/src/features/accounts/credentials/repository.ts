import type { Db, Held } from '../../../db/schema/database.ts';

export function find(held: Held, accountId: number) {
  return held
    .selectFrom('accounts')
    .select(['id', 'kind', 'role', 'name', 'email', 'email_key', 'email_verified'])
    .select(['must_change_password', 'credential_version', 'suspended_at', 'deletion_asked_at', 'deletion_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Makes all earlier proofs of an account invalid; waits for transactions that act on one. */
export async function raiseVersion(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ credential_version: eb('credential_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
}
