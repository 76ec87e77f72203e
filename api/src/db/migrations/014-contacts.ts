import type { Kysely } from 'kysely';
import { owned, required, run } from '../sql/columns.ts';

/** Adds who saw which provider's phone, and how many calls about a provider came from one network in a day. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('phone_views')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('first_seen_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addPrimaryKeyConstraint('phone_views_pk', ['account_id', 'provider_id'])
    .execute();
  await db.schema
    .createTable('daily_networks')
    .addColumn('provider_id', 'integer', owned('accounts.id'))
    .addColumn('day', 'text', required)
    .addColumn('network', 'text', required)
    .addColumn('calls', 'integer', required)
    .addPrimaryKeyConstraint('daily_networks_pk', ['provider_id', 'day', 'network'])
    .execute();
  await run(db, [
    'create index notifications_link on notifications (link)',
    'create index phone_views_first on phone_views (account_id, first_seen_at)',
    'create index phone_views_provider on phone_views (provider_id, last_seen_at desc)',
    'create index phone_views_last on phone_views (last_seen_at)',
    'create index daily_networks_day on daily_networks (day, calls)',
  ]);
}
