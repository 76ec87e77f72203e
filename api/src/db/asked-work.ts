import type { Db } from './schema/database.ts';

/**
 * Work that a transaction requests and a job does soon after. Each request is a row of `finished_jobs` until it is
 * done.
 */
export type AskedWork = 'erase' | 'hide pictures' | 'picture';

/** Requests work, in the transaction that makes it necessary. Requesting it twice leaves one row. */
export async function askFor(
  db: Db,
  work: AskedWork,
  subjects: readonly (string | number)[],
  now: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  const finished_at = now.toISOString();
  await db
    .insertInto('finished_jobs')
    .values(subjects.map((subject) => ({ name: nameOf(work, subject), finished_at })))
    .onConflict((oc) => oc.column('name').doUpdateSet({ finished_at }))
    .execute();
}

/** Returns the subjects that wait for this work. */
export async function listAsked(db: Db, work: AskedWork): Promise<string[]> {
  const prefix = nameOf(work, '');
  const rows = await db.selectFrom('finished_jobs').select('name').where('name', 'like', `${prefix}%`).execute();
  return rows.map(({ name }) => name.slice(prefix.length));
}

export async function markDone(db: Db, work: AskedWork, subjects: readonly (string | number)[]): Promise<void> {
  if (subjects.length === 0) return;
  const names = subjects.map((subject) => nameOf(work, subject));
  await db.deleteFrom('finished_jobs').where('name', 'in', names).execute();
}

function nameOf(work: AskedWork, subject: string | number): string {
  return `${work}:${subject}`;
}
