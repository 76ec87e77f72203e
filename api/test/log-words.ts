import { logEntityTypes } from '@tero/shared/rules/log/acts';
import { isSayable } from '@tero/shared/rules/log/words';
import type { OuterDb } from '../src/db/schema/database.ts';

/** Throws when the log has something that the panel could only show as the code's own words. */
export async function requireSayableLog(db: OuterDb): Promise<void> {
  const rows = await db.selectFrom('admin_logs').select(['entity_type', 'details']).execute();
  for (const { entity_type, details } of rows) {
    // made up by a test that fills every table
    if (!logEntityTypes.includes(entity_type)) continue;
    const changes = JSON.parse(details) as Record<string, { before: unknown; after: unknown }>;
    for (const [field, { before, after }] of Object.entries(changes)) {
      if (isSayable(field, before, after)) continue;
      const what = `${entity_type}.${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
      throw new Error(`The log of administrators has no Spanish word for ${what} (shared/src/rules/log/words.ts)`);
    }
  }
}
