import { setTimeout as sleep } from 'node:timers/promises';
import { second } from '@tero/shared/rules/time/durations';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { sharedSecrets } from './config/shared-secrets.ts';
import type { Clock } from './core/clock.ts';
import type { LogTarget } from './core/log/log-lines.ts';
import { requireSameSecrets } from './db/deployment/secrets.ts';
import { prepareErasure } from './db/erasure.ts';
import { migrate } from './db/migrate.ts';
import { refuseHalfMoved } from './db/moving.ts';
import { openDatabase } from './db/open.ts';
import { ownFolder, refuseHalfFilled } from './db/owner.ts';
import { resealTwoFactor } from './features/accounts/two-factor/reseal.ts';
import { createFirstAdmin } from './features/admin/accounts/first-admin.ts';
import { startJobs } from './jobs.ts';
import { seedCategories } from './seed/categories.ts';
import { seedDemo } from './seed/demo.ts';

/**
 * Starts the server: schema, content, jobs, then listening. `stop` is not ready from its first moment, takes no new calls
 * after `drainSeconds`, waits for the running ones, and closes the database. Throws `FolderRefused` when another server has the data folder; machines with one Postgres may share
 * one for their images.
 */
export async function startServer(config: Config, clock: Clock, logTo?: LogTarget) {
  if (config.databaseUrl) refuseHalfFilled(config.dataDir);
  const release = config.databaseUrl ? () => undefined : ownFolder(config.dataDir);
  const db = openDatabase(config);
  await refuseHalfMoved(db);
  const rewritten = await prepareErasure(db);
  await migrate(db);
  await requireSameSecrets(db, sharedSecrets(config), config.secretsChanged);
  await resealTwoFactor(db, config);
  await seedCategories(db, clock.now());
  const { app, deps, sandbox } = await buildApp({ config, db, clock, logTo });
  if (rewritten === 'no room') deps.log.warn('no room to rewrite the database without what was deleted');
  else if (rewritten !== null) deps.log.info({ milliseconds: rewritten }, 'the database was rewritten');
  if (config.demo) await seedDemo(deps, clock.now());
  await createFirstAdmin(deps);
  const jobs = startJobs(deps);
  await app.listen({ host: config.host, port: config.port });
  const stop = async () => {
    app.startDraining();
    const drained = sleep(config.drainSeconds * second).then(() => app.close());
    await Promise.all([jobs.stop(), drained]);
    await db.destroy();
    release();
  };
  return { app, deps, sandbox, runJobs: jobs.runAll, stop };
}
