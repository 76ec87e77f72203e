import { createHash } from 'node:crypto';
import type { Db } from '../db/schema/database.ts';
import type { FileStore } from '../files/store.ts';
import { batches, type Row } from './rows.ts';
import type { MovedTable } from './shape.ts';

/** How many things, and a sum of their hashes: the same in whichever order they are read. */
export interface Checksum {
  count: number;
  sum: string;
}

/** Adds hashes up, so that neither a missing thing nor one that is there twice goes unseen. */
class Sum {
  #count = 0;
  #low = 0n;
  #high = 0n;

  add(thing: string | Buffer, name = ''): void {
    const hash = createHash('sha256').update(name).update(thing).digest();
    this.#low = BigInt.asUintN(64, this.#low + hash.readBigUInt64LE(0));
    this.#high = BigInt.asUintN(64, this.#high + hash.readBigUInt64LE(8));
    this.#count += 1;
  }

  get checksum(): Checksum {
    const hex = (part: bigint) => part.toString(16).padStart(16, '0');
    return { count: this.#count, sum: hex(this.#high) + hex(this.#low) };
  }
}

/** Reads all of a table. Both databases say the same of the same rows. */
export async function sumTable(db: Db, table: MovedTable, most: number): Promise<Checksum> {
  const sum = new Sum();
  for await (const rows of batches(db, table, null, most)) {
    for (const row of rows) sum.add(textOf(table, row));
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
      if (bytes) sum.add(bytes, name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, addNext));
  return sum.checksum;
}
