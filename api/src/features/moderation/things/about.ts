import type { ModeratedKind, ModerationAction } from '@tero/shared/rules/moderation';
import type { Db } from '../../../db/schema/database.ts';
import type { Named } from '../../../images/unreachable.ts';
import { namedOfThing } from './picture-repository.ts';
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

interface Case {
  kind: ModeratedKind;
  thing_id: number;
  author_id: number | null;
}

/** Returns the pictures that an action hides; null when it hides none, or all of an account. */
export function picturesOutOfSight(
  { kind, thing_id }: Case,
  action: ModerationAction,
): ((db: Db) => Promise<Named[]>) | null {
  return action === 'hide' && kind !== 'profile' ? (db) => namedOfThing(db, kind, thing_id) : null;
}

/** Returns the account whose pictures an action hides, perhaps hundreds (rule MOD-8); null when it hides no account. */
export function accountOutOfSight({ kind, thing_id, author_id }: Case, action: ModerationAction): number | null {
  if (action === 'suspend') return author_id;
  return action === 'hide' && kind === 'profile' ? thing_id : null;
}
