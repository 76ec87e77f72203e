import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { makeSet } from './backup/make.ts';
import type { Manifest } from './backup/manifest.ts';
import { alone, findSet } from './backup/place.ts';
import { openBackups } from './backup/store.ts';
import { verifySet } from './backup/verify.ts';
import { readBackupPlace } from './config/backups.ts';
import { picturesOf } from './config/storage.ts';
import { systemClock } from './core/clock.ts';
import { runCommand, say } from './core/command.ts';

/**
 * `npm run backup -- --to FOLDER` makes a backup of the data in `DATA_DIR`, even while a server runs there; `--to
 * s3://…` makes it in a bucket. `-- --verify FOLDER` reads the whole newest backup, or that of `--set NAME`.
 */
async function main(): Promise<void> {
  const { to, verify, set } = parseArgs({
    options: { to: { type: 'string' }, verify: { type: 'string' }, set: { type: 'string' } },
  }).values;
  const dataDir = resolve(process.env.DATA_DIR || './data');
  if (verify) {
    const store = await openBackups(readBackupPlace(verify, process.env), dataDir);
    const found = await findSet(store, { set });
    const manifest = await alone(store, () => verifySet(store, found.name));
    store.close();
    return say(`La copia ${found.name} está sana: ${sizesOf(manifest)}.`);
  }
  if (process.env.DATABASE_URL) throw new Error('La base es Postgres: se copia con pg_dump (docs/operations.md).');
  if (!to) throw new Error('Falta adónde copiar: npm run backup -- --to CARPETA, o --to s3://bucket/prefijo.');
  const place = readBackupPlace(to, process.env);
  const { name, manifest } = await makeSet({ dataDir, s3: picturesOf(process.env), place, now: systemClock.now() });
  say(`Copia ${name}: ${sizesOf(manifest)}.`);
  for (const path of manifest.lost) say(`Ya faltaba en ${dataDir}: ${path}`);
}

function sizesOf({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${Object.keys(tables).length} tablas, ${rows} filas, ${Object.keys(files).length} imágenes`;
}

await runCommand(main);
