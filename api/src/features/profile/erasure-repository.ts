import type { Db } from '../../db/schema/database.ts';

const prefix = 'erase:';

export async function insert(db: Db, accountId: number, at: string): Promise<void> {
  await db
    .insertInto('finished_jobs')
    .values({ name: `${prefix}${accountId}`, finished_at: at })
    .execute();
}

/** The names of what is to be erased. */
export async function list(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('finished_jobs').select('name').where('name', 'like', `${prefix}%`).execute();
  return rows.map(({ name }) => name);
}

export async function remove(db: Db, names: readonly string[]): Promise<void> {
  await db
    .deleteFrom('finished_jobs')
    .where('name', 'in', [...names])
    .execute();
}
