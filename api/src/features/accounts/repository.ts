import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import type { Insertable } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';

export function findForLogin(db: Db, identifier: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'kind', 'role', 'password_hash', 'credential_version'])
    .where(identifier.includes('@') ? 'email_key' : 'username_key', '=', identifier)
    .executeTakeFirst();
}

export function findForPassword(db: Db, id: number) {
  return db.selectFrom('accounts').select('password_hash').where('id', '=', id).executeTakeFirst();
}

/**
 * Returns which fields (email, username) another client or provider has, ignoring case. An address that a link can
 * still give back to its account counts as taken: otherwise a thief could register it and keep its owner out (rule
 * ACC-87).
 */
export async function takenFields(db: Db, now: Date, emailKey: string, usernameKey: string | null, exceptId = 0) {
  const rows = await db
    .selectFrom('accounts')
    .select(['email_key', 'username_key'])
    .where((eb) => eb.or([eb('email_key', '=', emailKey), eb('username_key', '=', usernameKey)]))
    .where('id', '<>', exceptId)
    .execute();
  return {
    email: rows.some((row) => row.email_key === emailKey) || (await isKept(db, now, emailKey, exceptId)),
    username: usernameKey !== null && rows.some((row) => row.username_key === usernameKey),
  };
}

/** Returns those of these folded usernames that accounts have. */
export async function takenUsernames(db: Db, keys: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('accounts')
    .select('username_key')
    .where('username_key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ username_key }) => username_key));
}

/** Tells whether a link that was mailed to an address can still give another account back to it. */
export async function isKept(db: Db, now: Date, emailKey: string, exceptId = 0): Promise<boolean> {
  const since = new Date(now.getTime() - limits.emailStopDays * day).toISOString();
  const row = await db
    .selectFrom('email_changes')
    .select('id')
    .where('created_at', '>=', since)
    .where((eb) => eb(eb.fn('lower', ['old_email']), '=', emailKey))
    .where('stop_hash', 'is not', null)
    .where('account_id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the new account's id, or null when the email or username was taken meanwhile. */
export async function insertAccount(db: Db, account: Insertable<Table<'accounts'>>): Promise<number | null> {
  const row = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasConsented(db: Db, accountId: number, policies: string): Promise<boolean> {
  const rows = db.selectFrom('consents').select('id').where('account_id', '=', accountId);
  return (await rows.where('policies', '=', policies).executeTakeFirst()) !== undefined;
}

export async function insertConsent(db: Db, consent: Insertable<Table<'consents'>>): Promise<void> {
  await db.insertInto('consents').values(consent).execute();
}

export async function insertProviderProfile(db: Db, profile: Insertable<Table<'provider_profiles'>>): Promise<void> {
  await db.insertInto('provider_profiles').values(profile).execute();
}

export async function updatePassword(db: Db, id: number, passwordHash: string | null, at: string): Promise<void> {
  const values = { password_hash: passwordHash, must_change_password: 0, updated_at: at } as const;
  await db.updateTable('accounts').set(values).where('id', '=', id).execute();
}

/** Sets the deadline by which an administrator must set up two-factor, unless one is set. */
export async function beginTwoFactorGrace(db: Db, id: number, due: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ two_factor_due_at: due })
    .where('id', '=', id)
    .where('two_factor_due_at', 'is', null)
    .execute();
}

/**
 * Returns the ids of all administrators whose account is not awaiting deletion, and locks their rows until the
 * transaction ends.
 */
export async function holdAdmins(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .$call((query) => forUpdate(db, query))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the account as its owner sees it, with the provider profile if there is one. */
export function findSelf(db: Db, id: number) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select([
      'a.id',
      'a.kind',
      'a.role',
      'a.name',
      'a.username',
      'a.email',
      'a.phone',
      'a.address',
      'a.profile_image',
      'a.email_verified',
      'a.created_at',
      'p.company_name',
      'p.verification_status',
      'p.entitled_until',
    ])
    .select((eb) =>
      eb
        .selectFrom('consents as c')
        .select(({ fn }) => fn.max('c.policies').as('policies'))
        .whereRef('c.account_id', '=', 'a.id')
        .as('accepted_policies'),
    )
    .where('a.id', '=', id)
    .executeTakeFirst();
}
