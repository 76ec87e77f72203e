import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { second } from '@tero/shared/rules/time/durations';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { sharedSecrets } from './config/shared-secrets.ts';
import type { Clock } from './core/clock.ts';
import { say } from './core/command.ts';
import type { LogTarget } from './core/log/log-lines.ts';
import { bestEffortWrite } from './db/best-effort-write.ts';
import { requireSameSecrets } from './db/deployment/secrets.ts';
import { prepareErasure } from './db/erasure.ts';
import { migrate } from './db/migrate.ts';
import { refuseHalfMoved } from './db/moving.ts';
import { openDatabase } from './db/open.ts';
import { FolderRefused, noteOwner, ownFolder, refuseHalfFilled } from './db/owner.ts';
import { startAlone } from './db/postgres/starting.ts';
import { holdInCommon } from './db/processes/hold.ts';
import { resealTwoFactor } from './features/accounts/two-factor/reseal.ts';
import { createFirstAdmin } from './features/admin/accounts/first-admin.ts';
import { makeRoomToStart } from './files/room.ts';
import { warnAtStart } from './http/start-warnings.ts';
import { startJobs } from './jobs.ts';
import { seedCategories } from './seed/categories.ts';

const otherBooks =
  'Otro proceso con el mismo DATABASE_URL simula los pagos en otra carpeta. Usá el mismo DATA_DIR en todos, o PAYMENTS_MODE=mercadopago con MP_API_BASE_URL.';

/**
 * Starts the server: schema, content, jobs, then listening. `stop` makes it report not ready at once. After
 * `drainSeconds` it takes no new calls, waits for the running ones, and closes the database. Throws `FolderRefused`
 * when another server has the data folder; machines with one Postgres may share a folder for their images. Without jobs
 * it only responds: nothing is sent, charged or deleted.
 */
export async function startServer(config: Config, clock: Clock, logTo?: LogTarget, withJobs = true) {
  if (config.databaseUrl) refuseHalfFilled(config.dataDir);
  if (!config.databaseUrl && existsSync(config.dataDir)) makeRoomToStart(config.dataDir);
  const release = config.databaseUrl ? () => undefined : ownFolder(config.dataDir);
  const db = openDatabase(config);
  const rewritten = await startAlone(config.databaseUrl, async () => {
    await refuseHalfMoved(db);
    const done = await prepareErasure(db);
    await migrate(db);
    // a full disk still serves what is there, and a later start does the rest
    await bestEffortWrite(async () => {
      await requireSameSecrets(db, sharedSecrets(config), config.secretsChanged);
      await resealTwoFactor(db, config);
      await seedCategories(db, clock.now());
    }, undefined);
    return done;
  });
  const { app, deps, sandbox } = await buildApp({ config, db, clock, logTo });
  const letGo = sandbox ? await holdInCommon(db, 'books of the sandbox', sandbox.booksId) : () => undefined;
  if (!letGo) {
    await app.close();
    await db.destroy();
    throw new FolderRefused(otherBooks);
  }
  if (rewritten === 'no room') deps.log.warn('no room to rewrite the database without what was deleted');
  else if (rewritten !== null) deps.log.info({ milliseconds: rewritten }, 'the database was rewritten');
  await startAlone(config.databaseUrl, () =>
    bestEffortWrite(async () => {
      if (config.demo) {
        await (await import('./seed/demo.ts')).seedDemo(deps, clock.now(), say);
        await (await import('./seed/renewal.ts')).renewDemo(deps);
      }
      await createFirstAdmin(deps);
    }, undefined),
  );
  await warnAtStart(deps);
  await app.listen({ host: config.host, port: config.port });
  if (!config.databaseUrl) noteOwner(config.dataDir, false);
  // there are some fifty jobs, and no call waits for their first runs
  const jobs = withJobs ? startJobs(deps) : { runAll: async () => undefined, stop: async () => undefined };
  const stop = async () => {
    letGo();
    app.startDraining();
    const drained = sleep(config.drainSeconds * second).then(() => app.close());
    await Promise.all([jobs.stop(), drained]);
    await db.destroy();
    release();
  };
  return { app, deps, sandbox, runJobs: jobs.runAll, stop };
}
