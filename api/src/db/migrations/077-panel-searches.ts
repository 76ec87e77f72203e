import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';
import { postgresWords } from './009/postgres-search.ts';
import type { SearchedText } from './009/searched-texts.ts';
import { sqliteWords } from './009/sqlite-search.ts';
import { postgresTextParts } from './050/postgres-parts.ts';
import { sqliteTextParts } from './050/sqlite-parts.ts';

/** The later entries of a support message. */
const entries: SearchedText = {
  table: 'entry_search',
  source: 'message_entries',
  text: (row) => `${row}.text`,
  columns: 'text',
};

/** Lets the panel find messages by their later entries, and the log by the thing, whatever its kind. */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'create index admin_logs_thing on admin_logs (entity_id, id desc)',
    ...(isPostgres(db)
      ? [...postgresWords(entries), ...postgresTextParts(entries)]
      : [...sqliteWords(entries), ...sqliteTextParts(entries)]),
  ]);
}
