import { isDeepStrictEqual } from 'node:util';
import type { OuterDb } from '../db/schema/database.ts';
import type { FileStore } from '../files/store.ts';
import { type Checksum, sumFiles, sumTable } from './checksums.ts';
import { fileNames, filesAtOnce } from './copy-files.ts';
import { batchRows } from './copy-tables.ts';
import { readSequences } from './sequences.ts';
import type { MovedTable } from './shape.ts';

/** The comparison of one table, or one kind of file, in both places. */
export interface Line extends Checksum {
  what: string;
  isEqual: boolean;
}

type Compared = (line: Line) => void;

/** Reads all rows of both databases and the next numbers of their sequences, and compares them. */
export async function compareTables(
  from: OuterDb,
  to: OuterDb,
  tables: readonly MovedTable[],
  compared: Compared,
): Promise<Line[]> {
  const lines: Line[] = [];
  const note = (what: string, source: Checksum, target: Checksum) => {
    const line = { what, ...source, isEqual: isDeepStrictEqual(source, target) };
    compared(line);
    lines.push(line);
  };
  for (const table of tables) {
    const [source, target] = await Promise.all([from, to].map((db) => sumTable(db, table, batchRows)));
    if (source && target) note(table.name, source, target);
  }
  const [source, target] = await Promise.all([from, to].map((db) => readSequences(db, tables)));
  if (source && target) note('numeración', numbersOf(source), numbersOf(target));
  return lines;
}

const numbersOf = (numbers: ReadonlyMap<string, number>): Checksum => ({
  count: numbers.size,
  sum: [...numbers].map(([name, at]) => `${name} ${at}`).join(', '),
});

/** Reads all files of both places. */
export async function compareFiles(from: FileStore, to: FileStore, what: string, compared: Compared): Promise<Line> {
  const sum = async (store: FileStore) => sumFiles(store, await fileNames(store), filesAtOnce);
  const [source, target] = [await sum(from), await sum(to)];
  const line = { what, ...source, isEqual: isDeepStrictEqual(source, target) };
  compared(line);
  return line;
}
