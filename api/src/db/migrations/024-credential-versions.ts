import type { Kysely } from 'kysely';
import { run, zero } from '../sql/columns.ts';

/**
 * Adds a version of an account's credentials: a proof from before a change no longer counts. Codes of social sign-in
 * carry the version, mailed links the address that they went to.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('credential_version', 'integer', zero).execute();
  await db.schema.alterTable('sign_in_codes').addColumn('credential_version', 'integer', zero).execute();
  await db.schema
    .alterTable('mail_tokens')
    .addColumn('email_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  // links that are on their way belong to the address of now: those of an address before it were removed with it
  await run(db, [
    `update mail_tokens set email_key = (select email_key from accounts where accounts.id = mail_tokens.account_id)`,
  ]);
}
