import type { Updateable } from 'kysely';
import type { Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

/** Returns an account of a kind (null: any kind), and locks it until the transaction ends. */
export function holdAccount(trx: Trx, id: number, kind: Table<'accounts'>['kind'] | null) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'kind', 'role', 'name', 'username', 'email', 'phone', 'address', 'email_verified'])
    .where('id', '=', id)
    .$if(kind !== null, (query) => query.where('kind', '=', kind as Table<'accounts'>['kind']))
    .$call((query) => forUpdate(trx, query))
    .executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof holdAccount>>>;

export async function updateAccount(trx: Trx, id: number, values: Updateable<Table<'accounts'>>): Promise<void> {
  await trx.updateTable('accounts').set(values).where('id', '=', id).execute();
}

export function findProfile(trx: Trx, id: number) {
  return trx
    .selectFrom('provider_profiles')
    .select(['company_name', 'service', 'specialty', 'description', 'location', 'cedula_number', 'birth_date'])
    .select(['emergency_contact', 'emergency_phone'])
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function updateProfile(
  trx: Trx,
  id: number,
  values: Updateable<Table<'provider_profiles'>>,
): Promise<void> {
  await trx.updateTable('provider_profiles').set(values).where('account_id', '=', id).execute();
}

/** Removes unused mailed links: the account's address is another one now. */
export async function removeMailedLinks(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('mail_tokens').where('account_id', '=', id).where('used_at', 'is', null).execute();
}
