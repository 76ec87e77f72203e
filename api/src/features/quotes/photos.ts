import type { BodyOf } from '@tero/shared/contract/endpoint';
import { type quotePhotos as contract, type QuotePhoto, quotePhotoFiles } from '@tero/shared/contract/quotes-photos';
import { limits } from '@tero/shared/limits';
import { takesPhotos } from '@tero/shared/rules/quotes/photos';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import { discardFiles } from '../../images/staged.ts';
import { unseenImage, withUnseenImages } from '../../images/unseen.ts';
import { isSideOf } from './cita-code.ts';
import { sideOf } from './done.ts';
import * as photos from './photos-repository.ts';
import { closed, heldByLink, linked } from './shared.ts';

type Link = { token: string; caller: Caller };

/** Returns the photos of a work, for anybody with its quote's link (rule QUOTE-58). */
export async function listPhotos(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { token, caller }: { token: string; caller: Caller | null },
): Promise<QuotePhoto[]> {
  const { row } = await linked(db, token);
  const isOfTwo = await isSideOf(db, row, caller);
  const shown: QuotePhoto[] = [];
  for (const { id, stage, account_id, file, show_agreed_at } of await photos.list(db, row.id)) {
    const image = await unseenImage(files, file);
    const side = account_id === row.provider_id ? 'provider' : 'client';
    const photo = { id, stage, side, is_own: caller?.accountId === account_id } as const;
    if (image) shown.push({ ...image, ...photo, ...(isOfTwo && { show_agreed_at }) });
  }
  return shown;
}

/** Adds photos to a work that is done; allowed to its provider and to the account that accepted. */
export async function addPhotos(
  { db, clock, files: stores }: Deps,
  { token, caller }: Link,
  { stage }: BodyOf<typeof contract.add>,
  given: { files: readonly IncomingFile[]; settle: Settle<number[]> },
): Promise<Stored<number[]>> {
  const { files, settle } = given;
  const account_id = caller.accountId;
  const now = clock.now();
  const admit = async (trx: Trx) => {
    const { held, ...quote } = await heldByLink(trx, token);
    const { id: quote_id, done_said_at } = quote.row;
    await sideOf(trx, quote, caller);
    if (done_said_at === null) throw closed('Primero avisá que el trabajo está hecho.');
    if (!takesPhotos(done_said_at, now)) throw closed('Pasaron los días para agregar fotos de este trabajo.');
    if ((await photos.countOf(held, quote_id, account_id)) + files.length > limits.quotePhotos)
      throw new AppError('quota_exceeded', { message: `${quotePhotoFiles.tooMany}. Eliminá alguna para seguir.` });
    return quote_id;
  };
  // checked before the work on the photos, and again in the transaction that writes
  await inTransaction(db, admit);
  return withUnseenImages({ stores, files, rules: quotePhotoFiles }, (names) =>
    inTransaction(db, async (trx) => {
      const quote_id = await admit(trx);
      const created_at = now.toISOString();
      const rows = names.map((file) => ({ quote_id, account_id, stage, file, created_at }));
      return settle(trx, await photos.insert(trx, rows));
    }),
  );
}

/** Deletes a photo that the caller added, whenever. */
export async function removePhoto(deps: Deps, { token, caller }: Link, id: number): Promise<void> {
  const { row } = await linked(deps.db, token);
  const own = { quoteId: row.id, accountId: caller.accountId };
  const file = found(await photos.remove(deps.db, id, own), 'Esa foto ya no está. Recargá la página.');
  await discardFiles(deps, [file]);
}

/** Returns the files of an account's photos, to be removed once the transaction that deletes it has committed. */
export function workPhotosOf(trx: Trx, accountId: number): Promise<string[]> {
  return photos.filesOfAccount(trx, accountId);
}
