import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/**
 * Returns the phone of an account that answered a code which the account itself was sent there; null: none did (rule TRUST-30).
 * The code is its own (rule TRUST-55), or that of a quote that it accepted. One that it came to own by the link, with a phone that it typed, is no
 * proof.
 */
export async function confirmedPhone(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('accounts as a')
    .select('a.phone')
    .where('a.id', '=', accountId)
    .where((eb) =>
      // each line is a way in which a phone is confirmed
      eb.or([
        eb('a.phone_confirmed_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('quotes as q')
            .select('q.id')
            .whereRef('q.accepted_by', '=', 'a.id')
            .whereRef('q.accepted_phone', '=', 'a.phone')
            .where('q.claimed', '=', sql.lit(0)),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.phone ?? null;
}
