import { second } from '@tero/shared/rules/time/durations';
import { type Config, readConfig } from './config/config.ts';
import { systemClock } from './core/clock.ts';
import { SecretsRefused } from './db/deployment/secrets.ts';
import { SchemaRefused } from './db/migrate.ts';
import { FolderRefused } from './db/owner.ts';
import { PasswordRefused } from './features/admin/accounts/first-admin.ts';
import { startServer } from './server.ts';

/** Errors that end a start with one line and no stack. */
const refusals = [FolderRefused, PasswordRefused, SchemaRefused, SecretsRefused];

await runServer();

/** Runs the server until a signal ends it. */
async function runServer(): Promise<void> {
  const config = configOrExit();
  const { app, stop: stopServer } = await startServer(config, systemClock).catch((error: unknown) => {
    if (refusals.some((refusal) => error instanceof refusal)) endWith((error as Error).message);
    throw error;
  });

  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), (config.drainSeconds + config.stopSeconds) * second).unref();
    await stopServer();
    process.exit(code);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // `npm start` has ended in some way, and nobody would know about this process
  process.on('disconnect', () => stop(0));
  process.channel?.unref();
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught exception');
    void stop(1);
  });
  await announce(config);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return endWith((error as Error).message);
  }
}

function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function announce(config: Config): Promise<void> {
  const lines = [`Tero está en ${config.publicUrl}`];
  if (config.demo) lines.push(...(await import('./seed/demo.ts')).demoSignIns());
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
