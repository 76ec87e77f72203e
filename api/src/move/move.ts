import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { usualSettings } from '../db/postgres/settings.ts';
import type { OuterDb } from '../db/schema/database.ts';
import { openFiles } from '../files/open.ts';
import type { Files } from '../files/store.ts';
import { indexReviews } from '../search/late-texts.ts';
import { copyBeside } from './beside.ts';
import { compareFiles, compareTables, type Line } from './compare.ts';
import { copyFiles } from './copy-files.ts';
import { copyTables } from './copy-tables.ts';
import { holdFolders, markUnfinished } from './folders.ts';
import { databaseName, filesName, type Place } from './place.ts';
import { beginProgress, endProgress } from './progress.ts';
import { requireEmptyFiles, requireEmptyTarget, requireNobodyElse, requireThisRelease } from './requirements.ts';
import { readShape } from './shape.ts';
import type { Told } from './told.ts';

/** The events of a running move. */
export interface Said extends Told {
  compared: (line: Line) => void;
}

/**
 * Moves an installation whose servers are stopped to an empty place, or continues an interrupted move. Leaves what both
 * places share. Finally compares everything in both places, and throws on a difference.
 */
export async function move(from: Place, to: Place, said: Said): Promise<void> {
  const movesRows = databaseName(from) !== databaseName(to);
  const movesFiles = filesName(from) !== filesName(to);
  if (!movesRows && !movesFiles) throw new Error('Los dos lugares son el mismo: no hay nada que mudar.');
  const release = holdFolders([from.dataDir, to.dataDir]);
  const open: { close: () => Promise<void> | void }[] = [];
  try {
    const [source, target] = movesRows ? [openRows(from, true), openRows(to, false)] : [null, null];
    for (const db of [source, target]) if (db) open.push({ close: () => db.destroy() });
    const [files, others] = [await openFiles({ config: from, log }), await openFiles({ config: to, log })];
    open.push(files, others);

    const mark = markUnfinished(from, to);
    if (source && target) {
      for (const db of [source, target]) await requireNobodyElse(db);
      await requireThisRelease(source);
      if (await requireEmptyTarget(target, databaseName(from))) await beginProgress(target, databaseName(from));
    }
    if (movesFiles && !mark.isThere) await requireEmptyFiles(others);
    await mark.put();
    const lines = [
      ...(source && target ? await moveRows(source, target, said) : []),
      ...(movesFiles ? await moveFiles(files, others, said) : []),
    ];
    await copyBeside(from, to);
    const different = lines.filter(({ isEqual }) => !isEqual).map(({ what }) => what);
    if (different.length > 0)
      throw new Error(`Quedaron diferencias en: ${different.join(', ')}. Vaciá el destino y mudá de nuevo.`);
    if (target) await endProgress(target);
    await mark.remove();
  } finally {
    for (const { close } of open) await close();
    release();
  }
}

/**
 * Opens the database of a place without limits on statements: nobody waits for them, and work on millions of rows takes
 * long.
 */
export function openRows(place: Place, isSource: boolean): OuterDb {
  const isThere = place.databaseUrl || existsSync(join(place.dataDir, 'tero.sqlite'));
  if (isSource && !isThere) throw new Error(`En ${place.dataDir} no hay una base de datos de Tero.`);
  return openDatabase({ ...place, postgres: { ...usualSettings, statementIn: 0 } });
}

async function moveRows(source: OuterDb, target: OuterDb, said: Said): Promise<Line[]> {
  await migrate(target);
  const tables = await readShape();
  await copyTables(source, target, tables, said);
  await indexReviews(target);
  return compareTables(source, target, tables, said.compared);
}

async function moveFiles(from: Files, to: Files, said: Said): Promise<Line[]> {
  const lines: Line[] = [];
  for (const what of ['uploads', 'staged'] as const) {
    await copyFiles(from[what], to[what], what, said);
    lines.push(await compareFiles(from[what], to[what], what, said.compared));
  }
  return lines;
}

const log = { warn: (cause: unknown) => void process.stderr.write(`${JSON.stringify(cause)}\n`) };
