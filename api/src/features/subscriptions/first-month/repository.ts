import { sql } from 'kysely';
import type { Db, Instant, Trx } from '../../../db/schema/database.ts';
import type { Flag } from '../../../db/values/values.ts';

/** Returns the grants of anybody with one of these keys: the latest end, and whether one was a seat. */
export async function findLatest(db: Db, keys: readonly string[]): Promise<{ until: Instant; seat: Flag } | null> {
  const rows = await db
    .selectFrom('first_months')
    .select(['until', 'seat'])
    .where('key', 'in', [...keys])
    .execute();
  const until = rows
    .map((row) => row.until)
    .sort()
    .at(-1);
  if (until === undefined) return null;
  return { until, seat: rows.some(({ seat }) => seat === 1) ? 1 : 0 };
}

/** Stores an end under each key. An earlier end does not replace a later one. */
export async function keep(trx: Trx, keys: readonly string[], until: Instant, seat: Flag): Promise<void> {
  await trx
    .insertInto('first_months')
    .values(keys.map((key) => ({ key, until, seat })))
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        until: sql`case when excluded.until > first_months.until then excluded.until else first_months.until end`,
        seat: sql`case when excluded.seat > first_months.seat then excluded.seat else first_months.seat end`,
      }),
    )
    .execute();
}

/** Returns the cédula that identifies a provider's person; null: none. */
export async function findCedula(db: Db, providerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('provider_profiles')
    .select('cedula_number')
    .where('account_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return row.cedula_number || null;
}

/** Returns the columns that decide whether a provider may have an early access seat (rule SUB-87). */
export function findKnown(db: Db, providerId: number) {
  return db
    .selectFrom('provider_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.cedula_number', 'p.verification_status', 'p.identity_seen_at', 'a.email_verified'])
    .where('p.account_id', '=', providerId)
    .executeTakeFirstOrThrow();
}

/**
 * Returns the subscriptions that MercadoPago activated or that were a seat, of an account and of anybody who pays with
 * the same email. Grants older than the hashes are only in these rows.
 */
export function listBegun(db: Db, providerId: number, payerEmail: string | null) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('start_date', 'is not', null)
    .where((eb) => eb.or([eb('mp_id', 'is not', null), eb('early_access', '=', 1)]))
    .where((eb) => eb.or([eb('provider_id', '=', providerId), eb('payer_email', '=', payerEmail ?? '')]))
    .execute();
}
