import { limits } from '@tero/shared/limits';
import type { VerificationStatus } from '@tero/shared/rules/admin';
import type { LinkedBy } from '@tero/shared/rules/verification';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';
import { folded } from '../../../db/sql/folded.ts';

export async function countByStatus(db: Db): Promise<Record<VerificationStatus, number>> {
  const rows = await db
    .selectFrom('provider_profiles')
    .select((eb) => ['verification_status', eb.fn.countAll<number>().as('count')])
    .groupBy('verification_status')
    .execute();
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const row of rows) counts[row.verification_status] = Number(row.count);
  return counts;
}

/** Returns a provider's verification status, locked until the transaction ends. */
export function lockStatus(trx: Trx, id: number) {
  const query = trx.selectFrom('provider_profiles').select('verification_status').where('account_id', '=', id);
  return forUpdate(trx, query).executeTakeFirst();
}

/** Returns a provider's verification decisions, the newest first. */
export function listDecisions(db: Db, providerId: number, limit = 50) {
  return db
    .selectFrom('verification_decisions as d')
    .leftJoin('accounts as a', 'a.id', 'd.admin_id')
    .select([
      'd.id',
      'd.status',
      'd.about',
      'd.reason',
      'd.fields',
      'd.admin_notes',
      'd.created_at',
      'a.name as admin_name',
    ])
    .where('d.provider_id', '=', providerId)
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts other providers with the same cédula. */
export async function countSameCedula(db: Db, id: number, cedula: string): Promise<number> {
  const row = await db
    .selectFrom('provider_profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cedula_number', '=', cedula)
    .where('account_id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The conditions that accounts `o` share a fact with the account `me`; their profiles are `p` and `mine`. */
const sameAs: Readonly<Record<LinkedBy, RawBuilder<unknown>>> = {
  name: sql`from accounts as me join accounts as o
    on o.kind in ('user', 'provider') and ${folded('o.name')} = ${folded('me.name')}`,
  company_name: sql`from accounts as me join provider_profiles as mine on mine.account_id = me.id
    join provider_profiles as p on ${folded('p.company_name')} = ${folded('mine.company_name')}
    join accounts as o on o.id = p.account_id`,
  phone: sql`from accounts as me join accounts as o on o.phone = me.phone`,
  cedula_number: sql`from accounts as me join provider_profiles as mine on mine.account_id = me.id
    join provider_profiles as p on p.cedula_number = mine.cedula_number
    join accounts as o on o.id = p.account_id`,
  photo: sql`from accounts as me
    join account_traits as t on t.account_id = me.id and t.kind = 'photo' and t.hash <> ''
    join account_traits as x on x.kind = 'photo' and x.hash = t.hash join accounts as o on o.id = x.account_id`,
  device: sharedTrait('device'),
  network: sharedTrait('network'),
};

/** Networks and devices are kept only for a limited time (rule TRUST-15). */
function sharedTrait(kind: 'device' | 'network'): RawBuilder<unknown> {
  return sql`from accounts as me
    join account_traits as t on t.account_id = me.id and t.kind = ${sql.lit(kind)}
    join account_traits as x on x.kind = ${sql.lit(kind)} and x.hash = t.hash join accounts as o on o.id = x.account_id`;
}

/** An account that shares a fact with another account. */
interface SameRow {
  field: LinkedBy;
  id: number;
  name: string;
  kind: 'user' | 'provider';
  company_name: string | null;
  suspended_at: string | null;
  deletion_asked_at: string | null;
}

/** Returns the other accounts that share a fact with an account, grouped by fact. */
export async function listSame(db: Db, id: number, fields: readonly LinkedBy[]): Promise<SameRow[]> {
  const each = fields.map(
    (field) => sql`select ${sql.lit(field)} as field, f.id from (
      select distinct o.id ${sameAs[field]} where me.id = ${id} and o.id <> ${id}
      order by o.id limit ${sql.lit(limits.sameShown)}) as f`,
  );
  const { rows } = await sql<SameRow>`
    select s.field, a.id, a.name, a.kind, p.company_name, a.suspended_at, a.deletion_asked_at
    from (${sql.join(each, sql` union all `)}) as s join accounts as a on a.id = s.id
    left join provider_profiles as p on p.account_id = a.id
    order by a.id`.execute(db);
  return rows;
}

export async function countServicesOf(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('services')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function statusOf(db: Db, id: number): Promise<VerificationStatus> {
  const query = db.selectFrom('provider_profiles').select('verification_status').where('account_id', '=', id);
  return (await query.executeTakeFirstOrThrow()).verification_status;
}
