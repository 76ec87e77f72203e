import type { Insertable, Updateable } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';

export async function insertService(db: Db, service: Insertable<Table<'services'>>): Promise<number> {
  const row = await db.insertInto('services').values(service).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Updates columns of a service of `providerId`. Returns false when there is no such service. */
export async function updateOwned(
  db: Db,
  id: number,
  providerId: number,
  values: Updateable<Table<'services'>>,
): Promise<boolean> {
  const result = await db
    .updateTable('services')
    .set(values)
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
