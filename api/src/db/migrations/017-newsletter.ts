import type { Kysely } from 'kysely';
import { required, run, tableWithId } from '../sql/columns.ts';

/** Addresses of the newsletter, with what their owners accepted, and when they confirmed it. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'newsletter_subscribers')
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('consent', 'text', required)
    .addColumn('consented_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('mailed_at', 'text')
    .execute();
  await run(db, ['create index newsletter_subscribers_day on newsletter_subscribers (consented_at)']);
}
