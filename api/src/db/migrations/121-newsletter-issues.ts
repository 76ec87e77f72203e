import type { Kysely } from 'kysely';
import { required, tableWithId, zero } from '../sql/columns.ts';

/** The issues of the newsletter, each with how far it was put into the outbox. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'newsletter_issues')
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('articles', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('last_subscriber', 'integer', zero)
    .addColumn('queued', 'integer', zero)
    .addColumn('leaves', 'integer', zero)
    .addColumn('sent', 'integer')
    .addColumn('failed', 'integer')
    .addColumn('created_at', 'text', required)
    .execute();
}
