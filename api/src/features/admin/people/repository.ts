import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

/** Returns an account with its ways to sign in, but without their secrets. */
export async function findAccount(db: Db, id: number) {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('second_steps as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.confirmed_at', 'is not', null),
    )
    .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.kind', 'a.role', 'a.name', 'a.username', 'a.email', 'a.email_verified', 'a.phone', 'a.address'])
    .select(['a.suspended_at', 'a.deletion_asked_at'])
    .select(['a.created_at', 'a.must_change_password', 't.confirmed_at', 'p.entitled_until'])
    .select((eb) => eb('a.password_hash', 'is not', null).as('has_password'))
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const identities = await db.selectFrom('identities').select('provider').where('account_id', '=', id).execute();
  return { ...row, signs_in_with: identities.map(({ provider }) => provider).toSorted() };
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function countRemovedServices(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('services')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider_id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function countSessions(db: Db, id: number, now: string): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function countDecisions(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('verification_decisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns a provider's newest posts and promotions, and the number of all. */
export async function listPosts(db: Db, id: number, limit: number) {
  const all = sql`(select 'post' as kind, id, content as text, hidden_at, created_at from posts where provider_id = ${id}
    union all select 'offer', id, title, hidden_at, created_at from offers where provider_id = ${id}) as x`;
  const { rows } =
    await sql<PostRow>`select * from ${all} order by created_at desc, id desc limit ${sql.lit(limit)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from ${all}`.execute(db);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    rows: rows.map(({ hidden_at, ...row }) => ({ ...row, is_hidden: hidden_at !== null })),
  };
}

interface PostRow {
  kind: 'post' | 'offer';
  id: number;
  text: string;
  hidden_at: string | null;
  created_at: string;
}

interface Look {
  adminId: number;
  entity: 'user' | 'provider';
  id: number;
  since: string;
}

/** Tells whether the log has a view of an account by an administrator since an instant. */
export async function hasLooked(db: Db, { adminId, entity, id, since }: Look): Promise<boolean> {
  const last = await db
    .selectFrom('admin_logs')
    .select('id')
    .where('entity_type', '=', entity)
    .where('entity_id', '=', id)
    .where('admin_id', '=', adminId)
    .where('action', '=', 'view')
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
