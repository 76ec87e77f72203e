import type { Db } from './schema/database.ts';

/** Whether a job that runs once has run, in whichever process. */
export async function isFinished(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('finished_jobs').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

export async function markFinished(db: Db, name: string, at: string): Promise<void> {
  await db
    .insertInto('finished_jobs')
    .values({ name, finished_at: at })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Forgets that jobs of this prefix and earlier names have run. */
export async function forgetFinished(db: Db, prefix: string, before: string): Promise<void> {
  await db.deleteFrom('finished_jobs').where('name', '>=', prefix).where('name', '<', `${prefix}${before}`).execute();
}
