import type { Db } from '../../../db/schema/database.ts';
import type { Proven } from '../credentials/proof.ts';

export async function markConfirmed({ held, id }: Proven, sessionId: string, at: string): Promise<void> {
  await held
    .updateTable('sessions')
    .set({ confirmed_at: at })
    .where('id', '=', sessionId)
    .where('account_id', '=', id)
    .execute();
}

/** Returns an account's fields whose change needs a confirmation. */
export function findFields(db: Db, accountId: number) {
  return db.selectFrom('accounts').select(['email', 'phone']).where('id', '=', accountId).executeTakeFirst();
}

/** Returns the ways in which an account may prove itself: a password and social sign-ins. */
export async function findWays(db: Db, accountId: number) {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const identities = await db
    .selectFrom('identities')
    .select('provider')
    .distinct()
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
  return { password: Boolean(account?.password_hash), providers: identities.map(({ provider }) => provider) };
}
