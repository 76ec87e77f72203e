import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/**
 * An SMS of the outbox knows its phone, as a keyed hash, so that they are counted by phone (rule TRUST-31). An accepted quote
 * knows whether its account came by the link alone: then its phone was not confirmed by that account (rule TRUST-30).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(db, [
    'alter table outbox add column phone_key text',
    'create index outbox_phone on outbox (phone_key, created_at) where phone_key is not null',
    `create index outbox_texts on outbox (created_at) where channel = 'sms'`,
    'alter table quotes add column claimed integer not null default 0',
  ]);
}
