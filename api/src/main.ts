import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { sweepPictures } from './images/sweep.ts';
import { startJobs } from './jobs.ts';
import { seedCategories } from './seed/categories.ts';
import { demoSignIns, seedDemo } from './seed/demo.ts';

/** Order of a start: configuration, schema, content, listening; of a stop: no new calls, those under way, the database. */
async function main(): Promise<void> {
  const config = configOrExit();
  const db = openDatabase(config);
  await migrate(db);
  await seedCategories(db, systemClock.now());
  const { app, deps } = await buildApp({ config, db, clock: systemClock });
  // nothing is under way yet; only where other machines share the folder can a young file be somebody's
  await sweepPictures(deps, config.databaseUrl ? 3_600_000 : 0);
  if (config.demo) await seedDemo(deps, systemClock.now());
  const stopJobs = startJobs(deps);
  await app.listen({ host: config.host, port: config.port });
  announce(config);

  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    await Promise.all([stopJobs(), app.close()]);
    await db.destroy();
    process.exit(code);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught exception');
    void stop(1);
  });
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

function announce(config: Config): void {
  const lines = [`Tero está en ${config.publicUrl}`];
  if (config.demo && !config.production) lines.push(...demoSignIns());
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

await main();
