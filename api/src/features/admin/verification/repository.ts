import type { VerificationStatus } from '@tero/shared/rules/admin';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

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
