import type { Kysely } from 'kysely';
import { one, required, run, tableWithId } from '../sql/columns.ts';

/** Crashes of the web app, counted by fingerprint and local day. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'crashes')
    .addColumn('fingerprint', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('build', 'text', required)
    .addColumn('route', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('stack', 'text', required)
    .addColumn('count', 'integer', one)
    .addColumn('first_at', 'text', required)
    .addColumn('last_at', 'text', required)
    .execute();
  await run(db, [
    'create unique index crashes_once on crashes (day, fingerprint)',
    'create index crashes_newest on crashes (last_at desc, id desc)',
  ]);
}
