import { logEntityTypes } from '@tero/shared/rules/log/acts';
import { opennessOf } from '@tero/shared/rules/log/fields';
import { isSayable } from '@tero/shared/rules/log/words';
import type { OuterDb } from '../src/db/schema/database.ts';

/** Throws when the log has a word that the panel cannot translate, or masks a value that everybody may read. */
export async function requireSayableLog(db: OuterDb): Promise<void> {
  const rows = await db
    .selectFrom('admin_logs as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.entity_type', 'l.details', 'l.account_id', 'a.id as owner'])
    .execute();
  const texts = await db.selectFrom('admin_log_texts').select(['log_id', 'field']).execute();
  const open = new Set(texts.map(({ log_id, field }) => `${log_id} ${field}`));
  for (const { id, entity_type, details, account_id, owner } of rows) {
    // made up by a test that fills every table
    if (!logEntityTypes.includes(entity_type)) continue;
    const changes = JSON.parse(details) as Record<string, { before: unknown; after: unknown }>;
    for (const [field, { before, after }] of Object.entries(changes)) {
      const what = `${entity_type}.${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
      if (!isSayable(field, before, after)) {
        throw new Error(`The log of administrators has no Spanish word for ${what} (shared/src/rules/log/words.ts)`);
      }
      const isText = typeof before === 'string' || typeof after === 'string';
      const hasLeft = account_id !== null && owner === null;
      if (isText && !hasLeft && opennessOf(entity_type, field) === 'open' && !open.has(`${id} ${field}`)) {
        throw new Error(`The log of administrators masks what everybody may read: ${what}`);
      }
    }
  }
}
