import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '@tero/shared/contract/endpoint';
import { uploadFiles } from '@tero/shared/contract/uploads';
import { limits, networkLimits } from '@tero/shared/limits';
import { week } from '@tero/shared/rules/time/durations';
import { AppError } from '../core/errors.ts';
import { type IncomingFile, sha256Of } from '../core/incoming-file.ts';
import type { OuterDb, Table, Trx } from '../db/schema/database.ts';
import { holdAccount } from '../db/sql/dialect.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireFreeShare } from '../files/room.ts';
import { FilesAway, type Files as Stores } from '../files/store.ts';
import { pictureAlone } from './ingest.ts';
import * as staged from './staged-repository.ts';
import type { ImageDeps } from './store.ts';
import { isUndone } from './undone.ts';

/**
 * Checks, with the number of images that wait, whether another one may come. Returns how many bytes of an account may
 * wait.
 */
type Permit = (trx: Trx, waiting: number) => Promise<number>;

/** The account that uploads an image, and the keyed name of its network. */
interface Bringer {
  accountId: number;
  network: string;
}

type Row = Table<'staged_uploads'> & { network: string };

const keptFor = week;

/**
 * Stores an image under the phone's id until its post or service uses it. Sending the same image again changes nothing,
 * but restores a lost file. Throws `key_reused` for another image with that id, `quota_exceeded` when too many wait,
 * and the errors of `permit`, which gets the number that wait.
 */
export async function stage(
  deps: ImageDeps & { db: OuterDb; config: { dataDir: string; s3: object | null; production: boolean } },
  { accountId, network }: Bringer,
  id: string,
  image: IncomingFile,
  permit: Permit,
): Promise<void> {
  const { db, clock, files } = deps;
  const sha256 = await sha256Of(image.path);
  const [known] = await staged.find(db, accountId, [id]);
  if (known) {
    requireSame(known, sha256);
    if (!(await files.staged.has(known.file)))
      await files.staged.put(known.file, await pictureAlone(image, uploadFiles));
    return;
  }
  const picture = await pictureAlone(image, uploadFiles);
  // a developer's disk is full of other things
  if (deps.config.production && !deps.config.s3) await requireFreeShare(deps.config.dataDir, picture.length);
  const file = randomBytes(16).toString('hex');
  await files.staged.put(file, picture);
  const { name } = image;
  const bytes = picture.length;
  const created_at = clock.now().toISOString();
  const row = { account_id: accountId, id, file, name, bytes, sha256, created_at, network };
  let isOurs = false;
  try {
    isOurs = await inTransaction(db, (trx) => insertWithRoom(trx, row, permit));
  } catch (error) {
    if (isUndone(error)) await discardFiles(deps, [file]);
    throw error;
  }
  if (isOurs) return;
  await discardFiles(deps, [file]);
  // the same image was sent twice at once, and the other request stored it first
  const [first] = await staged.find(db, accountId, [id]);
  if (first) requireSame(first, sha256);
}

/** Inserts an upload if there is room. Returns false when the account already has one with that id. */
async function insertWithRoom(trx: Trx, row: Row, permit: Permit): Promise<boolean> {
  const held = await holdAccount(trx, row.account_id);
  const { waiting, bytes } = await staged.weigh(held, row.account_id);
  const most = await permit(trx, waiting);
  const { ofNetwork, all } = await staged.weighAll(held, row.network);
  if (waiting >= limits.stagedUploads || bytes + row.bytes > most) {
    throw new AppError('quota_exceeded', {
      message: 'Tenés demasiadas imágenes sin publicar. Publicá o descartá alguna.',
    });
  }
  if (ofNetwork + row.bytes > networkLimits.stagedBytesOfRented) {
    const message =
      'Desde tu conexión se subieron demasiadas imágenes sin publicar. Probá con otra conexión, o mañana.';
    throw new AppError('quota_exceeded', { message });
  }
  if (all + row.bytes > networkLimits.stagedBytesOfAll) throw new AppError('storage_full');
  return staged.insert(trx, row);
}

function requireSame(known: staged.Staged, sha256: string): void {
  if (known.sha256 !== sha256) throw new AppError('key_reused');
}

/**
 * Calls `work` with the images of these ids, in their order, as files on this disk until it ends. `folder` holds copies
 * of images from another store. Throws `upload_missing` with the ids that have no image or no file.
 */
export async function withStagedFiles<T>(
  deps: ImageDeps,
  given: { accountId: number; ids: readonly string[]; rules: Files; folder: string },
  work: (files: readonly IncomingFile[]) => Promise<T> | T,
): Promise<T> {
  const { accountId, ids, rules, folder } = given;
  const rows = new Map((await staged.find(deps.db, accountId, ids)).map((row) => [row.id, row]));
  const copies = ids.map(() => join(folder, randomBytes(16).toString('hex')));
  const locate = async (id: string, copy: string): Promise<IncomingFile | null> => {
    const row = rows.get(id);
    const path = row ? await deps.files.staged.localPath(row.file, copy) : null;
    return row && path !== null ? { path, name: row.name, bytes: row.bytes } : null;
  };
  try {
    const found: IncomingFile[] = [];
    const missing: string[] = [];
    for (const [index, copy] of copies.entries()) {
      const id = ids[index] ?? '';
      const file = await locate(id, copy);
      if (file) found.push(file);
      else missing.push(id);
    }
    if (missing.length > 0) {
      const { message } = new AppError('upload_missing');
      throw new AppError('upload_missing', { errors: { [rules.field]: message }, extra: { missing } });
    }
    return await work(found);
  } finally {
    for (const copy of copies) await rm(copy, { force: true });
  }
}

/** Deletes uploads that were used or discarded. */
export async function unstage(deps: ImageDeps, accountId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await discardFiles(deps, await staged.remove(deps.db, accountId, ids));
}

/**
 * Deletes all uploads of an account in the transaction that deletes the account. Returns the files, for a call to
 * `discardFiles` after it.
 */
export function unstageAll(trx: Trx, accountId: number): Promise<string[]> {
  return staged.removeOwned(trx, accountId);
}

/** Removes the files of deleted rows. When the store is away, the next sweep removes them. */
export async function discardFiles({ files }: { files: Stores }, names: readonly string[]): Promise<void> {
  await files.staged.remove(names).catch((error: unknown) => {
    if (!(error instanceof FilesAway)) throw error;
  });
}

/**
 * Removes uploads that were not used for a week, and files without a row that are older than `minimumAge` milliseconds.
 */
export async function sweepStaged(deps: ImageDeps, minimumAge: number): Promise<void> {
  await staged.removeOlder(deps.db, new Date(deps.clock.now().getTime() - keptFor).toISOString());
  const old: string[] = [];
  for await (const { name, age } of deps.files.staged.list()) if (age >= minimumAge) old.push(name);
  // queried after listing the files: a file whose row came in between would otherwise seem to have none
  const known = await staged.allFiles(deps.db);
  await deps.files.staged.remove(old.filter((name) => !known.has(name)));
}
