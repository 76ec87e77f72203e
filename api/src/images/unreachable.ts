import { randomBytes } from 'node:crypto';
import { AppError } from '../core/errors.ts';
import { askFor, listAsked, markDone } from '../db/asked-work.ts';
import type { Db, Trx } from '../db/schema/database.ts';
import type { ImageDeps, Kind } from './store.ts';
import { unusedFiles } from './usage.ts';

/** A picture as a row names it; `move` writes another name into that row. */
export interface Named {
  kind: Kind;
  /** identifies the row */
  row: string;
  file: string;
  move: (trx: Trx, file: string) => Promise<void>;
}

/** Pictures under names that nobody outside the server knows. */
export interface Unreachable {
  /** gives the rows their new names; call it in the transaction that hides the pictures */
  take: (trx: Trx) => Promise<void>;
  /** removes the files at the old addresses; call it after the commit, or `clearLeftovers` removes them later */
  clear: () => Promise<void>;
}

const moved = 'Las fotos cambiaron mientras las mirabas. Recargá la página.';
/** The number of pictures to copy at the same time, because a remote store is slow for each one. */
const parallel = 5;

/**
 * Copies pictures that are about to be hidden, so that their old addresses stop working (rules MOD-7 and MOD-8). The
 * sweep removes the copies if the pictures are not hidden after all.
 */
export async function makeUnreachable(
  { db, images, clock }: Pick<ImageDeps, 'db' | 'images' | 'clock'>,
  find: (db: Db) => Promise<readonly Named[]>,
): Promise<Unreachable> {
  const named = await find(db);
  const copies: { row: string; file: string; copy: string }[] = [];
  for (let at = 0; at < named.length; at += parallel) {
    const some = named.slice(at, at + parallel).map(({ row, file, kind }) => copyOf({ images }, { row, file, kind }));
    copies.push(...(await Promise.all(some)));
  }
  let left: string[] = [];
  return {
    async take(trx) {
      const now = await find(trx);
      for (const { row, file, move } of now) {
        const copied = copies.find((one) => one.row === row);
        // a picture that was added or changed in between
        if (copied?.file !== file) throw new AppError('already_exists', { message: moved });
        await move(trx, copied.copy);
      }
      left = await unusedFiles(
        trx,
        now.map(({ file }) => file),
      );
      await askFor(trx, 'picture', left, clock.now());
    },
    async clear() {
      await images.remove(left);
      await markDone(db, 'picture', left);
    },
  };
}

/** Removes the old files of hidden pictures that a process left behind when it ended. */
export async function clearLeftovers({ db, images }: Pick<ImageDeps, 'db' | 'images'>): Promise<void> {
  const left = await listAsked(db, 'picture');
  if (left.length === 0) return;
  await images.remove(await unusedFiles(db, left));
  await markDone(db, 'picture', left);
}

async function copyOf(
  { images }: Pick<ImageDeps, 'images'>,
  { row, file, kind }: Pick<Named, 'row' | 'file' | 'kind'>,
) {
  const copy = randomBytes(16).toString('hex');
  await images.copy(file, copy, kind);
  return { row, file, copy };
}
