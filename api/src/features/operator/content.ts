import { unsaid } from '@tero/shared/content/unsaid';
import { type OperatorContent, operatorContent } from '@tero/shared/contract/operator';
import demo from '../../../demo/data/operator.json' with { type: 'json' };
import type { Db, Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { findContent, storeContent } from './repository.ts';

/** Returns only the texts that the operator wrote: search engines must not get invented ones (rule SUPP-93). */
export async function storedContent(db: Db): Promise<OperatorContent> {
  const row = await findContent(db);
  return row ? operatorContent.parse({ ...unsaid, ...(JSON.parse(row.content) as object) }) : unsaid;
}

/**
 * Returns the texts that pages show: those of the operator or, in the demo while there are none, invented ones (rule
 * SUPP-92).
 */
export async function shownContent({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const stored = await storedContent(db);
  const isSaid = Object.values(stored).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
  if (isSaid || !config.demo) return { content: stored, fictitious: false };
  return { content: operatorContent.parse(demo), fictitious: true };
}

/** Stores what an administrator has written, whole. */
export function writeContent(trx: Trx, content: OperatorContent, now: Date): Promise<void> {
  return storeContent(trx, { content: JSON.stringify(content), updated_at: now.toISOString() });
}
