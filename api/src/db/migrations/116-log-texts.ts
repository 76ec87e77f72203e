import type { Kysely } from 'kysely';
import { required, run, tableWithId } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';
import { postgresWords } from './009/postgres-search.ts';
import type { SearchedText } from './009/searched-texts.ts';
import { sqliteWords } from './009/sqlite-search.ts';
import { postgresTextParts } from './050/postgres-parts.ts';
import { sqliteTextParts } from './050/sqlite-parts.ts';

const searched: readonly SearchedText[] = [
  { table: 'log_search', source: 'admin_logs', text: (row) => `${row}.details`, columns: 'details' },
  {
    table: 'log_text_search',
    source: 'admin_log_texts',
    text: (row) => `coalesce(${row}.before, '') || ' ' || coalesce(${row}.after, '')`,
    columns: 'before, after',
  },
];

/**
 * The log gets whose thing a row is about, and the batch that it belongs to. What people wrote in public stands beside it,
 * so that it goes with their accounts while the log itself stays as it is (rule ADM-88).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['account_id', 'batch_id']) {
    await db.schema.alterTable('admin_logs').addColumn(column, 'integer').execute();
  }
  // the row of the log that stands for the batch
  await db.schema.alterTable('admin_batches').addColumn('log_id', 'integer').execute();
  await tableWithId(db, 'admin_log_texts')
    .addColumn('log_id', 'integer', (c) => c.notNull().references('admin_logs.id'))
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('field', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index admin_logs_account on admin_logs (account_id, id desc)',
    'create index admin_logs_batch on admin_logs (batch_id, id desc)',
    'create index admin_log_texts_log on admin_log_texts (log_id)',
    'create index admin_log_texts_account on admin_log_texts (account_id)',
    'create index admin_log_texts_created on admin_log_texts (created_at)',
    ...(isPostgres(db)
      ? [...postgres, ...searched.flatMap((one) => [...postgresWords(one), ...postgresTextParts(one)])]
      : [...sqlite, ...searched.flatMap((one) => [...sqliteWords(one), ...sqliteTextParts(one)])]),
  ]);
}

/** Nobody changes what the log says; it can only be forgotten. */
const sqlite = [
  `create trigger admin_log_texts_no_update before update on admin_log_texts
    begin select raise(abort, 'admin_log_texts only grows'); end`,
];
const postgres = [
  `create trigger admin_log_texts_no_update before update on admin_log_texts
    for each row execute function refuse_log_change()`,
];
