import { createHash, randomInt } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { second } from '@tero/shared/rules/time/durations';
import { describe } from './backup/database.ts';
import type { Manifest } from './backup/manifest.ts';
import { readConfig } from './config/config.ts';
import { systemClock } from './core/clock.ts';
import { startServer } from './server.ts';

/** The variables of the installation that make the copy readable. No other variable reaches the server. */
const needed = [
  'JWT_SECRET',
  'JWT_SECRET_ALSO',
  'PERSON_PEPPER',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'VAPID_FORMER_PUBLIC_KEY',
  'VAPID_FORMER_PRIVATE_KEY',
];

/** Matches tables that the start of a server writes itself, and the parts of search indexes. */
const ofTheStart = /^(kysely_migration|deployment_facts|categor.*|sqlite_sequence|.*_search_.*)$/;

const mostPictures = 10;

/** The counts of a started copy. `secrets`: whether the given secrets were compared with those of the copy. */
export interface Checked {
  tables: number;
  rows: number;
  listed: number;
  pictures: number;
  secrets: boolean;
}

/**
 * Starts a server on a restored folder, on a port of its own and without jobs, mail, SMS or payments, so that it
 * contacts nobody. Throws when it does not respond, has lost rows, or shows another picture than the manifest says.
 */
export async function checkRestored(dataDir: string, manifest: Manifest, env: NodeJS.ProcessEnv): Promise<Checked> {
  const secrets = Boolean(env.JWT_SECRET || manifest.own['jwt-secret']);
  // only development shows mails to anybody who finds the port, and generates its own keys
  const mode = env.JWT_SECRET && env.VAPID_PRIVATE_KEY ? 'production' : 'development';
  const config = readConfig({
    ...Object.fromEntries(needed.map((name) => [name, env[name]])),
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    NODE_ENV: mode,
    PAYMENTS_MODE: 'sandbox',
    ALLOW_SANDBOX_PAYMENTS: '1',
    LOG_LEVEL: 'error',
    SECRETS_CHANGED: secrets ? '0' : '1',
  });
  const log = { write: (line: string) => void process.stderr.write(line) };
  const { app, stop } = await startServer(config, systemClock, log, false);
  let listed: number;
  let pictures: number;
  try {
    const origin = app.listeningOrigin;
    await read(`${origin}/health/ready`);
    listed = JSON.parse(String(await read(`${origin}/api/services`))).total;
    pictures = await comparePictures(origin, manifest);
  } finally {
    await stop();
  }
  return { ...compareRows(dataDir, manifest), listed, pictures, secrets };
}

async function read(url: string, tries = 10): Promise<Buffer> {
  const response = await fetch(url);
  // the server sheds load on a busy machine
  if (response.status === 503 && tries > 1) {
    await sleep(second);
    return read(url, tries - 1);
  }
  if (!response.ok) throw new Error(`La copia arrancó, pero ${new URL(url).pathname} responde ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function comparePictures(origin: string, { files }: Manifest): Promise<number> {
  const shown = Object.entries(files).filter(([path]) => path.startsWith('uploads/'));
  const some = Array.from({ length: Math.min(mostPictures, shown.length) }, () =>
    shown.splice(randomInt(shown.length), 1),
  ).flat();
  for (const [path, { sha256 }] of some) {
    const found = createHash('sha256')
      .update(await read(`${origin}/${path}`))
      .digest('hex');
    if (found !== sha256) throw new Error(`El servidor muestra otra imagen que la de la copia: ${path}.`);
  }
  return some.length;
}

/**
 * Throws when the number of rows in a table differs from the manifest: a start may update the schema, but must not lose
 * rows.
 */
function compareRows(dataDir: string, { tables }: Manifest): Pick<Checked, 'tables' | 'rows'> {
  const found = describe(join(dataDir, 'tero.sqlite')).tables;
  const kept = Object.entries(tables).filter(([table]) => !ofTheStart.test(table));
  const other = kept.filter(([table, rows]) => found[table] !== rows);
  if (other.length > 0) {
    const words = other.map(([table, rows]) => `${table} tenía ${rows} filas y tiene ${found[table] ?? 'ninguna'}`);
    throw new Error(`Al arrancar la copia cambió: ${words.join('; ')}.`);
  }
  return { tables: kept.length, rows: kept.reduce((sum, [, rows]) => sum + rows, 0) };
}
