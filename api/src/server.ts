import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { Clock } from './core/clock.ts';
import type { LogTarget } from './core/log/log-lines.ts';
import { prepareErasure } from './db/erasure.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { ownFolder } from './db/owner.ts';
import { createFirstAdmin } from './features/admin/accounts/first-admin.ts';
import { startJobs } from './jobs.ts';
import { seedCategories } from './seed/categories.ts';
import { seedDemo } from './seed/demo.ts';

/**
 * Starts the server: schema, content, jobs, then listening. `stop` takes no new calls, waits for the running ones, and
 * closes the database. Throws `FolderRefused` when another server has the data folder; machines with one Postgres may share
 * one for their images.
 */
export async function startServer(config: Config, clock: Clock, logTo?: LogTarget) {
  const release = config.databaseUrl ? () => undefined : ownFolder(config.dataDir);
  const db = openDatabase(config);
  const rewritten = await prepareErasure(db);
  await migrate(db);
  await seedCategories(db, clock.now());
  const { app, deps, sandbox } = await buildApp({ config, db, clock, logTo });
  if (rewritten === 'no room') deps.log.warn('no room to rewrite the database without what was deleted');
  else if (rewritten !== null) deps.log.info({ milliseconds: rewritten }, 'the database was rewritten');
  if (config.demo) await seedDemo(deps, clock.now());
  await createFirstAdmin(deps);
  const jobs = startJobs(deps);
  await app.listen({ host: config.host, port: config.port });
  const stop = async () => {
    await Promise.all([jobs.stop(), app.close()]);
    await db.destroy();
    release();
  };
  return { app, deps, sandbox, runJobs: jobs.runAll, stop };
}
