import type { Kysely } from 'kysely';
import { required, run, tableWithId, zero } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';

/**
 * An account confirms its phone by a code (rule TRUST-55), and a changed phone loses that, whoever writes it. The codes
 * of quotes become codes of phones: those of the last ten minutes are asked for again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('phone_confirmed_at', 'text').execute();
  await run(db, isPostgres(db) ? onPostgres : onSqlite);
  await run(db, ['drop table quote_codes']);
  await tableWithId(db, 'phone_codes')
    .addColumn('quote_id', 'integer', (c) => c.references('quotes.id').onDelete('cascade'))
    .addColumn('account_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('phone', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('tries', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create index phone_codes_quote on phone_codes (quote_id, phone)',
    'create index phone_codes_account on phone_codes (account_id, phone)',
    'create index phone_codes_phone on phone_codes (phone, created_at)',
    'create index phone_codes_created on phone_codes (created_at)',
  ]);
}

const onSqlite = [
  `create trigger account_phone_changed after update of phone on accounts when old.phone is not new.phone
   begin update accounts set phone_confirmed_at = null where id = new.id; end`,
];

const onPostgres = [
  `create function lose_phone_confirmation() returns trigger language plpgsql as $$
   begin new.phone_confirmed_at := null; return new; end $$`,
  `create trigger account_phone_changed before update of phone on accounts for each row
   when (old.phone is distinct from new.phone) execute function lose_phone_confirmation()`,
];
