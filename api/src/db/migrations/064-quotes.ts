import type { Kysely } from 'kysely';
import { owned, required, run, tableWithId, zero } from '../sql/columns.ts';

/** Adds quotes with their versions, the accepted version, and the codes that accepting asks for. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'quotes')
    .addColumn('provider_id', 'integer', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('token', 'text', required)
    .addColumn('client_phone', 'text')
    .addColumn('version_number', 'integer', required)
    .addColumn('withdrawn_at', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('accepted_name', 'text')
    .addColumn('accepted_phone', 'text')
    .addColumn('accepted_by', 'integer', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('accepted_text', 'text')
    .addColumn('fingerprint', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await tableWithId(db, 'quote_versions')
    .addColumn('quote_id', 'integer', owned('quotes.id'))
    .addColumn('number', 'integer', required)
    .addColumn('content', 'text', required)
    .addColumn('validity_days', 'integer', required)
    .addColumn('sent_at', 'text', required)
    .addColumn('valid_until', 'text', required)
    .addColumn('seen_at', 'text')
    .execute();
  await tableWithId(db, 'quote_codes')
    .addColumn('quote_id', 'integer', owned('quotes.id'))
    .addColumn('phone', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addColumn('tries', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .execute();
  await run(db, [
    'create unique index quotes_token on quotes (token)',
    'create index quotes_provider on quotes (provider_id, id)',
    'create index quotes_accepted_by on quotes (accepted_by, provider_id)',
    'create unique index quote_versions_number on quote_versions (quote_id, number)',
    'create index quote_codes_quote on quote_codes (quote_id, phone)',
    'create index quote_codes_phone on quote_codes (phone, created_at)',
    'create index quote_codes_created on quote_codes (created_at)',
  ]);
}
