import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../sql/columns.ts';

/** Adds batches: actions on many rows of a list, with the rows as the administrator found them. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'admin_batches')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('tab', 'text', required)
    .addColumn('act', 'text', required)
    .addColumn('category_id', 'integer')
    .addColumn('subject', 'text')
    .addColumn('message', 'text')
    .addColumn('matched', 'integer', zero)
    .addColumn('same', 'integer', zero)
    .addColumn('state', 'text', required)
    .addColumn('stepped_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await tableWithId(db, 'admin_batch_rows')
    .addColumn('batch_id', 'integer', owned('admin_batches.id'))
    .addColumn('row_id', 'integer', required)
    .addColumn('version', 'text')
    .addColumn('before', 'integer')
    .addColumn('outcome', 'text', required)
    .execute();
  await run(db, [
    'create index admin_batches_account on admin_batches (account_id, id)',
    'create index admin_batches_state on admin_batches (state, stepped_at)',
    'create index admin_batches_age on admin_batches (created_at)',
    'create index admin_batch_rows_outcome on admin_batch_rows (batch_id, outcome, id)',
  ]);
}
