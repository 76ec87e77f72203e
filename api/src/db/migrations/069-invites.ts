import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** The links by which providers invite colleagues, and which accounts began with one. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'invites')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('code', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await tableWithId(db, 'invited_accounts')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('inviter_id', 'integer', owned('accounts.id'))
    .addColumn('came_at', 'text', required)
    .execute();
  await run(db, [
    'create unique index invites_account on invites (account_id)',
    'create unique index invites_code on invites (code)',
    'create unique index invited_accounts_account on invited_accounts (account_id)',
    'create index invited_accounts_inviter on invited_accounts (inviter_id)',
  ]);
}
