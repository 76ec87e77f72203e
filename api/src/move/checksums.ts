import { createHash, hash } from 'node:crypto';
import type { Db } from '../db/schema/database.ts';
import type { FileStore } from '../files/store.ts';
import { ahead } from './ahead.ts';
import { batches, type Row } from './rows.ts';
import type { MovedTable } from './shape.ts';

/** The number of things, and a sum of their hashes that does not depend on their order. */
export interface Checksum {
  count: number;
  sum: string;
}

const bits = 128;

/** Adds up hashes, so that the sum shows a missing or doubled thing. */
class Sum {
  #count = 0;
  #sum = 0n;

  /** Adds a thing by its SHA-256. */
  add(hex: string): void {
    this.#sum = BigInt.asUintN(bits, this.#sum + BigInt(`0x${hex.slice(0, bits / 4)}`));
    this.#count += 1;
  }

  get checksum(): Checksum {
    return { count: this.#count, sum: this.#sum.toString(16).padStart(bits / 4, '0') };
  }
}

/** Reads a whole table and returns its checksum. Both databases give the same sum for the same rows. */
export async function sumTable(db: Db, table: MovedTable, most: number): Promise<Checksum> {
  const sum = new Sum();
  for await (const rows of ahead(batches(db, table, null, most))) {
    // a one-shot hash, because hashing is most of the work for millions of rows
    for (const row of rows) sum.add(hash('sha256', textOf(table, row)));
  }
  return sum.checksum;
}

function textOf({ columns }: MovedTable, row: Row): string {
  return JSON.stringify(columns.map((column) => row[column]));
}

/** Reads all files of a store. */
export async function sumFiles(store: FileStore, names: readonly string[], atOnce: number): Promise<Checksum> {
  const sum = new Sum();
  const left = [...names];
  const addNext = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const bytes = await store.read(name);
      if (bytes) sum.add(createHash('sha256').update(name).update(bytes).digest('hex'));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, addNext));
  return sum.checksum;
}
