import type { Db } from '../../db/schema/database.ts';

/** Tells whether the account accepted a quote of the provider (rule QUOTE-18). */
export async function hasAgreed(db: Db, accountId: number, providerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quotes')
    .select('id')
    .where('accepted_by', '=', accountId)
    .where('provider_id', '=', providerId)
    .where('accepted_at', 'is not', null)
    // one phone is one client of a provider, and never the provider's own
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quotes as other')
            .select('other.id')
            .whereRef('other.provider_id', '=', 'quotes.provider_id')
            .whereRef('other.accepted_phone', '=', 'quotes.accepted_phone')
            .whereRef('other.accepted_by', '<>', 'quotes.accepted_by')
            .whereRef('other.id', '<', 'quotes.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as a')
            .select('a.id')
            .whereRef('a.id', '=', 'quotes.provider_id')
            .whereRef('a.phone', '=', 'quotes.accepted_phone'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
