import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId } from '../sql/columns.ts';

/** Adds when pedidos were written, apart from the pedidos: the daily cap counts deleted ones too. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'made_inquiries')
    .addColumn('account_id', 'integer', owned('accounts.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index made_inquiries_account on made_inquiries (account_id, created_at)',
    'create index made_inquiries_created on made_inquiries (created_at)',
    'insert into made_inquiries (account_id, created_at) select account_id, created_at from inquiries',
  ]);
}
