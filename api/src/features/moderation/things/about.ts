import type { ModeratedKind } from '@tero/shared/rules/moderation';
import type { Db } from '../../../db/schema/database.ts';
import { type AuthorRow, findAuthors, imagesOf } from './repository.ts';

/** Authors by their ids. */
export async function authorsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, AuthorRow>> {
  const rows = await findAuthors(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keys of the image store of what a thing shows. */
export function picturesOf(db: Db, kind: ModeratedKind, id: number): Promise<string[]> {
  return imagesOf(db, kind, id);
}
