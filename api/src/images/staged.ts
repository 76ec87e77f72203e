import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { week } from '@tero/shared/rules/time/durations';
import { AppError } from '../core/errors.ts';
import { type IncomingFile, sha256Of } from '../core/incoming-file.ts';
import type { OuterDb, Table, Trx } from '../db/schema/database.ts';
import { holdAccount } from '../db/sql/dialect.ts';
import { inTransaction } from '../db/transaction.ts';
import * as staged from './staged-repository.ts';
import type { ImageDeps } from './store.ts';

type Permit = (trx: Trx, waiting: number) => Promise<void>;

const keptFor = week;
const folderOf = ({ config }: Pick<ImageDeps, 'config'>) => join(config.dataDir, 'staged');

/**
 * Stores an image under the phone's id until its post or service takes it. The same image again changes nothing. Throws
 * `key_reused` for another image with that id, `quota_exceeded` when too many wait, and what `permit` throws, which is
 * told how many do.
 */
export async function stage(
  deps: ImageDeps & { db: OuterDb },
  accountId: number,
  id: string,
  image: IncomingFile,
  permit: Permit,
): Promise<void> {
  const { db, clock } = deps;
  const sha256 = await sha256Of(image.path);
  const [known] = await staged.find(db, accountId, [id]);
  if (known) return requireSame(known, sha256);
  const file = randomBytes(16).toString('hex');
  await mkdir(folderOf(deps), { recursive: true });
  await rename(image.path, join(folderOf(deps), file));
  const { name, bytes } = image;
  const created_at = clock.now().toISOString();
  const row = { account_id: accountId, id, file, name, bytes, sha256, created_at };
  let isOurs = false;
  try {
    isOurs = await inTransaction(db, (trx) => insertWithRoom(trx, row, permit));
  } finally {
    if (!isOurs) await rm(join(folderOf(deps), file), { force: true });
  }
  if (isOurs) return;
  // the same image was sent twice at once, and the other request was first
  const [first] = await staged.find(db, accountId, [id]);
  if (first) requireSame(first, sha256);
}

/** Returns false when the account has an upload with that id already. */
async function insertWithRoom(trx: Trx, row: Table<'staged_uploads'>, permit: Permit): Promise<boolean> {
  const held = await holdAccount(trx, row.account_id);
  const { waiting, bytes } = await staged.weigh(held, row.account_id);
  await permit(trx, waiting);
  if (waiting < limits.stagedUploads && bytes + row.bytes <= limits.stagedBytes) return staged.insert(trx, row);
  throw new AppError('quota_exceeded', { message: 'Tenés demasiadas imágenes esperando. Publicá o descartá alguna.' });
}

function requireSame(known: staged.Staged, sha256: string): void {
  if (known.sha256 !== sha256) throw new AppError('key_reused');
}

/** Returns the images of these ids, in their order. Throws `upload_missing` with the ids that are not there. */
export async function stagedFiles(
  deps: ImageDeps,
  accountId: number,
  ids: readonly string[],
  rules: Files,
): Promise<IncomingFile[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await staged.find(deps.db, accountId, ids)).map((row) => [row.id, row]));
  const missing = ids.filter((id) => !rows.has(id));
  if (missing.length > 0) {
    const { message } = new AppError('upload_missing');
    throw new AppError('upload_missing', { errors: { [rules.field]: message }, extra: { missing } });
  }
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ path: join(folderOf(deps), row.file), name: row.name, bytes: row.bytes }] : [];
  });
}

/** Deletes uploads that were used or discarded. */
export async function unstage(deps: ImageDeps, accountId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await discardFiles(deps, await staged.remove(deps.db, accountId, ids));
}

/**
 * Deletes all uploads of an account in the transaction that deletes it; returns the files for `discardFiles`, to be
 * called after it.
 */
export function unstageAll(trx: Trx, accountId: number): Promise<string[]> {
  return staged.removeOwned(trx, accountId);
}

export async function discardFiles(deps: Pick<ImageDeps, 'config'>, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(join(folderOf(deps), file), { force: true });
}

/**
 * Removes uploads that were not used for a week, and files without a row that are older than `minimumAge` milliseconds.
 */
export async function sweepStaged(deps: ImageDeps, minimumAge: number): Promise<void> {
  await staged.removeOlder(deps.db, new Date(deps.clock.now().getTime() - keptFor).toISOString());
  const known = await staged.allFiles(deps.db);
  for (const file of await readdir(folderOf(deps)).catch(() => [])) {
    const path = join(folderOf(deps), file);
    const at = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    // files carry the real time, whatever the app's clock says
    if (!known.has(file) && at <= Date.now() - minimumAge) await rm(path, { force: true });
  }
}
