import { type UnlistedReason, unlistedReasons } from '@tero/shared/rules/services/unlisted';
import type { Db } from '../../../db/schema/database.ts';
import { findUnlisted } from './repository.ts';

/**
 * Returns the reasons why each service is in no public list, by the same rule that lists services; empty: it is listed.
 */
export async function whyUnlisted(db: Db, ids: readonly number[], now: Date): Promise<Map<number, UnlistedReason[]>> {
  if (ids.length === 0) return new Map();
  const rows = await findUnlisted(db, ids, now);
  return new Map(rows.map((row) => [row.id, unlistedReasons.filter((reason) => Number(row[reason]) === 1)]));
}
