import type { Kysely } from 'kysely';
import { required, tableWithId } from '../sql/columns.ts';

/** What the operator says of itself, as one row, written by administrators (rule SUPP-90). */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'site_content')
    .addColumn('content', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
}
