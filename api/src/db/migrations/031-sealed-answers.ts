import { type Kysely, sql } from 'kysely';
import { boundTo, nameOfKey, seal } from '../../core/sealed.ts';

interface Row {
  owner: string;
  key: string;
  fingerprint: string;
  answer: string | null;
}

/** Rows to rewrite in one step. */
const piece = 500;

/**
 * Responses under idempotency keys are sealed with the keys, which stand there by name alone
 * (docs/decisions/idempotency.md).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table idempotency_keys add column sealed integer not null default 0`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`
      select owner, key, fingerprint, answer from idempotency_keys where sealed = 0 limit ${sql.lit(piece)}`.execute(
      db,
    );
    for (const { owner, key, fingerprint, answer } of rows) {
      await sql`update idempotency_keys set sealed = 1, key = ${nameOfKey(key)},
        fingerprint = ${boundTo(key, fingerprint)}, answer = ${answer === null ? null : seal(key, answer)}
        where owner = ${owner} and key = ${key}`.execute(db);
    }
    if (rows.length < piece) break;
  }
  await sql`alter table idempotency_keys drop column sealed`.execute(db);
}
