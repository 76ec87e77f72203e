import type { Db } from '../../../db/schema/database.ts';

const prefix = 'hide pictures:';

/** Asks that the pictures of an account be taken out of sight; again: once more. */
export async function insert(db: Db, accountId: number, at: string): Promise<void> {
  await db
    .insertInto('finished_jobs')
    .values({ name: prefix + accountId, finished_at: at })
    .onConflict((oc) => oc.column('name').doUpdateSet({ finished_at: at }))
    .execute();
}

/** The accounts whose pictures are to be taken out of sight. */
export async function list(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('finished_jobs').select('name').where('name', 'like', `${prefix}%`).execute();
  return rows.map(({ name }) => Number.parseInt(name.slice(prefix.length), 10));
}

export async function remove(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('finished_jobs')
    .where('name', '=', prefix + accountId)
    .execute();
}
