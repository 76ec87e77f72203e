import { accessSync, lstatSync, constants as mayWrite, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs, parseEnv } from 'node:util';
import { day, minute } from '@tero/shared/rules/time/durations';
import { localInstant } from './backup/local-instant.ts';
import { alone, type BackupSet, findSet } from './backup/place.ts';
import { restoreSet } from './backup/restore.ts';
import { openBackups } from './backup/store.ts';
import { readBackupPlace } from './config/backups.ts';
import { systemClock } from './core/clock.ts';
import { runCommand, say } from './core/command.ts';
import { checkRestored } from './restore-check.ts';

/**
 * `npm run restore -- --from FOLDER --to DATA_DIR` restores the newest backup into an empty folder. `--set NAME`
 * restores that one, and `--at 2026-11-23T10:00` the last one at that time, in Montevideo unless it ends in a time
 * zone. `-- --check` restores into a temporary folder, and starts a server there that contacts nobody. `--env FILE` has
 * the variables of the installation: the place of its backups, and its secrets.
 */
async function main(): Promise<void> {
  const { set, at, ...given } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      set: { type: 'string' },
      at: { type: 'string' },
      env: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  }).values;
  const env = given.env ? parseEnv(readFileSync(given.env, 'utf8')) : process.env;
  const from = given.from ?? env.BACKUP_URL;
  if (!from || !(given.to || given.check)) {
    throw new Error('Faltan carpetas: npm run restore -- --from COPIAS --to CARPETA, o --check para probar.');
  }
  const own = given.to ? null : makeFolder();
  const to = own ? join(own, 'data') : resolve(given.to ?? '');
  const store = await openBackups(readBackupPlace(from, env), `${to}-restore`);
  const found = await findSet(store, { set, at: at === undefined ? undefined : localInstant(at) });
  const manifest = await alone(store, () => restoreSet(store, found.name, to));
  store.close();
  const rows = Object.entries(manifest.tables).filter(([, count]) => count > 0);
  for (const [table, count] of rows) say(`${String(count).padStart(9)} ${table}`);
  say(`Se restauró la copia ${found.name} en ${to}, con ${Object.keys(manifest.files).length} imágenes.`);
  if (!given.check) return;
  const { tables, rows: kept, listed, pictures, secrets } = await checkRestored(to, manifest, env);
  say(`Arrancó sin escribirle a nadie, con ${listed} servicios a la vista.`);
  say(`Son iguales a los de la copia: ${kept} filas de ${tables} tablas, ${pictures} imágenes elegidas al azar.`);
  say(secrets ? 'Las claves son las de la copia.' : 'Falta JWT_SECRET: no se sabe si las claves son las de la copia.');
  say(`La copia sirve. Es de hace ${ageOf(found)}.`);
}

/**
 * Makes a folder that is deleted when this process ends, and removes folders of checks that were killed a day ago or
 * more.
 */
function makeFolder(): string {
  // Debian's /tmp is memory
  const place = process.env.TMPDIR || (isWritable('/var/tmp') ? '/var/tmp' : tmpdir());
  const begin = 'tero-restore-';
  for (const name of readdirSync(place).filter((one) => one.startsWith(begin))) {
    const found = lstatSync(join(place, name), { throwIfNoEntry: false });
    // a folder of another user cannot be removed
    const isOwn = found?.uid === process.getuid?.();
    if (found && isOwn && systemClock.now().getTime() - found.mtimeMs > day) remove(join(place, name));
  }
  const made = mkdtempSync(join(place, begin));
  process.on('exit', () => remove(made));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
  return made;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, mayWrite.W_OK);
    return true;
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function ageOf({ at }: BackupSet): string {
  const minutes = Math.floor((systemClock.now().getTime() - at.getTime()) / minute);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days > 1) return `${days} días`;
  return hours > 1 ? `${hours} horas` : `${minutes} min`;
}

await runCommand(main);
