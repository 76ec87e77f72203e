import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config/config.ts';
import { systemClock } from './core/clock.ts';
import { runCommand, say } from './core/command.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { afterStart } from './db/owner.ts';
import { startAlone } from './db/postgres/starting.ts';
import { openFiles } from './files/open.ts';
import { imageStore } from './images/store.ts';
import { hasDemo, seedBulk } from './seed/bulk/bulk.ts';
import { seedBulkClients } from './seed/bulk/clients.ts';
import { demoSignIns, seedDemo } from './seed/demo.ts';

/**
 * `npm run seed` loads the demo content into an empty database. `-- --services 100000` adds generated services up to
 * that number, and `--clients 100000` generated clients. It waits while a server starts in the folder.
 */
async function main(): Promise<void> {
  const asked = wanted();
  const config = readConfig(process.env);
  // the demo's passwords are public, including the administrator's
  if (config.production) throw new Error('La demostración no se carga en producción: sus contraseñas son públicas.');
  if (config.databaseUrl) return fill(config, asked);
  await afterStart(
    config.dataDir,
    (inUse) => say(`${inUse} Se espera a que termine.`),
    () => fill(config, asked),
  );
}

async function fill(config: Config, { services, clients }: ReturnType<typeof wanted>): Promise<void> {
  const db = openDatabase(config);
  const files = await openFiles({ config, log: { warn } });
  const now = systemClock.now();
  try {
    const seeded = await startAlone(config.databaseUrl, async () => {
      await migrate(db);
      return seedDemo({ db, images: imageStore(files.uploads), files }, now, say);
    });
    say(
      seeded ? demoSignIns().join('\n') : 'La base de datos ya tiene cuentas: el contenido de demostración no se toca.',
    );
    if (services === null && clients === null) return;
    if (!(await hasDemo(db))) throw new Error('--services es solo para una base con el contenido de demostración.');
    if (services !== null) await timed('servicios', () => seedBulk(db, services, now));
    if (clients !== null) await timed('clientes', () => seedBulkClients(db, clients, now));
  } finally {
    files.close();
    await db.destroy();
  }
}

async function timed(what: string, seed: () => Promise<number>): Promise<void> {
  const began = performance.now();
  const added = await seed();
  say(`${added} ${what} agregados en ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function wanted() {
  const { services, clients } = parseArgs({
    options: { services: { type: 'string' }, clients: { type: 'string' } },
  }).values;
  return { services: numberOf('services', services), clients: numberOf('clients', clients) };
}

function numberOf(option: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^\d{1,7}$/.test(given)) throw new Error(`--${option} lleva un número, como --${option} 100000.`);
  return Number(given);
}

/** Prints a failure of the bucket, before the error that ends the command. */
function warn(cause: unknown): void {
  process.stderr.write(`${JSON.stringify(cause)}\n`);
}

await runCommand(main);
