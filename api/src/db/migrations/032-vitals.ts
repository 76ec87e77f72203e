import type { Kysely } from 'kysely';
import { one, required, run, tableWithId } from '../sql/columns.ts';

/** How fast the visits of a local day were: histograms, a row each bucket. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'vital_days')
    .addColumn('day', 'text', required)
    .addColumn('route', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('device', 'text', required)
    .addColumn('connection', 'text', required)
    .addColumn('build', 'text', required)
    .addColumn('bucket', 'integer', required)
    .addColumn('count', 'integer', one)
    .execute();
  await run(db, [
    'create unique index vital_days_once on vital_days (day, route, name, device, connection, build, bucket)',
  ]);
}
