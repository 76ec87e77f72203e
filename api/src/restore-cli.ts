import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { localInstant } from './backup/local-instant.ts';
import { alone, findSet } from './backup/place.ts';
import { restoreSet } from './backup/restore.ts';
import { openBackups } from './backup/store.ts';
import { readBackupPlace } from './config/backups.ts';
import { runCommand, say } from './core/command.ts';

/**
 * `npm run restore -- --from FOLDER --to DATA_DIR` restores the newest set into an empty folder; `--set NAME` restores
 * that one, `--at 2026-11-23T10:00` the last one of that time, in Montevideo unless it ends in a zone.
 */
async function main(): Promise<void> {
  const { from, to, set, at } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, set: { type: 'string' }, at: { type: 'string' } },
  }).values;
  if (!from || !to) throw new Error('Faltan carpetas: npm run restore -- --from COPIAS --to CARPETA.');
  const store = await openBackups(readBackupPlace(from, process.env), `${resolve(to)}-restore`);
  const found = await findSet(store, { set, at: at === undefined ? undefined : localInstant(at) });
  const { tables, files } = await alone(store, () => restoreSet(store, found.name, resolve(to)));
  store.close();
  const rows = Object.entries(tables).filter(([, count]) => count > 0);
  for (const [table, count] of rows) say(`${String(count).padStart(9)} ${table}`);
  say(`Se restauró la copia ${found.name} en ${resolve(to)}, con ${Object.keys(files).length} imágenes.`);
}

await runCommand(main);
