import type { Db } from './schema/database.ts';

/** Tells whether any process has run a job. The job's name contains its period. */
export async function hasRun(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('finished_jobs').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/** Marks a job as run at an instant. */
export async function markRun(db: Db, name: string, at: string): Promise<void> {
  await db
    .insertInto('finished_jobs')
    .values({ name, finished_at: at })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Deletes the marks whose names consist of the prefix and a text that sorts below `before`. */
export async function forgetRuns(db: Db, prefix: string, before: string): Promise<void> {
  await db.deleteFrom('finished_jobs').where('name', '>=', prefix).where('name', '<', `${prefix}${before}`).execute();
}
