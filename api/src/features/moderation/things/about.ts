import type { ModeratedKind, ModerationAction } from '@tero/shared/rules/moderation';
import type { Db } from '../../../db/schema/database.ts';
import type { Named } from '../../../images/unreachable.ts';
import { namedOfAccount, namedOfThing } from './picture-repository.ts';
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

/** Finds the pictures that an action takes out of sight; null: it takes none. */
export function picturesOutOfSight(
  { kind, thing_id, author_id }: { kind: ModeratedKind; thing_id: number; author_id: number | null },
  action: ModerationAction,
): ((db: Db) => Promise<Named[]>) | null {
  if (action === 'hide') return (db) => namedOfThing(db, kind, thing_id);
  if (action === 'suspend' && author_id !== null) return (db) => namedOfAccount(db, author_id);
  return null;
}
