import type { Db } from '../db/schema/database.ts';

const prefix = 'picture:';

/** Notes pictures that no row names any more, in the transaction that took the last name from them. */
export async function note(db: Db, keys: readonly string[], at: string): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ name: prefix + key, finished_at: at }));
  await db
    .insertInto('finished_jobs')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** The keys of pictures that are to be removed. */
export async function list(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('finished_jobs').select('name').where('name', 'like', `${prefix}%`).execute();
  return rows.map(({ name }) => name.slice(prefix.length));
}

export async function forget(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('finished_jobs')
    .where(
      'name',
      'in',
      keys.map((key) => prefix + key),
    )
    .execute();
}
