import type { Updateable } from 'kysely';
import type { Db, Table } from '../../../db/schema/database.ts';

export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

export function findOwn(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.username', 'a.email', 'a.phone', 'a.address', 'a.profile_image', 'a.created_at'])
    .select(['p.company_name', 'p.service', 'p.specialty', 'p.description', 'p.location'])
    .select(['p.cedula_number', 'p.birth_date', 'p.emergency_contact', 'p.emergency_phone', 'p.call_phone'])
    .select(['p.verification_status', 'p.documents_submitted_at', 'p.identity_seen_at'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

/** Returns the fields that show which first steps a provider has taken. */
export function findStart(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.profile_image', 'a.email_verified', 'p.description', 'p.cedula_number', 'p.verification_status'])
    .select('p.entitled_until')
    .select(({ selectFrom }) =>
      selectFrom('services as s')
        .select('s.id')
        .whereRef('s.provider_id', '=', 'a.id')
        .where('s.deleted_at', 'is', null)
        .limit(1)
        .as('service_id'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

export async function updateAccount(db: Db, id: number, values: Updateable<Table<'accounts'>>): Promise<void> {
  await db.updateTable('accounts').set(values).where('id', '=', id).execute();
}

export async function updateProfile(db: Db, id: number, values: Updateable<Table<'provider_profiles'>>): Promise<void> {
  await db.updateTable('provider_profiles').set(values).where('account_id', '=', id).execute();
}
