import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

export async function findCode(db: Db, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('invites').select('code').where('account_id', '=', accountId).executeTakeFirst();
  return row?.code ?? null;
}

/** Stores a link, unless the account has one. */
export async function insert(db: Db, accountId: number, code: string, at: string): Promise<void> {
  await db
    .insertInto('invites')
    .values({ account_id: accountId, code, created_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

export async function remove(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('invites').where('account_id', '=', accountId).execute();
}

/** Counts the accounts that registered by a link of this account, and how many of them have published a service. */
export async function count(db: Db, inviterId: number): Promise<{ came: number; published: number }> {
  const hasPublished = sql<SqlBool>`exists (select 1 from services as s where s.provider_id = i.account_id)`;
  const row = await db
    .selectFrom('invited_accounts as i')
    .select((eb) => [
      eb.fn.countAll<number>().as('came'),
      eb.fn.sum<number | null>(eb.case().when(hasPublished).then(1).else(0).end()).as('published'),
    ])
    .where('i.inviter_id', '=', inviterId)
    .executeTakeFirstOrThrow();
  return { came: Number(row.came), published: Number(row.published ?? 0) };
}

/** Returns the provider of a link, unless the team hides it (rule MOD-8). */
export function findInviter(db: Db, code: string) {
  return db
    .selectFrom('invites as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.phone', 'a.profile_image'])
    .select(['p.company_name', 'p.service', 'p.cedula_number', 'p.verification_status', 'p.identity_seen_at'])
    .where('i.code', '=', code)
    .where('a.kind', '=', 'provider')
    .where(providerInSight)
    .executeTakeFirst();
}

export async function insertInvited(
  trx: Trx,
  invited: { account_id: number; inviter_id: number; came_at: string },
): Promise<void> {
  await trx
    .insertInto('invited_accounts')
    .values(invited)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}
