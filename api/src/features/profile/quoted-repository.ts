import { quotePath } from '@tero/shared/rules/quotes/words';
import { address } from '@tero/shared/rules/text/address';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/**
 * Deletes other people's notifications that lead to a provider's services, quotes or profile, with their deliveries.
 * They quote its titles and replies, and their links stop working once it is gone.
 */
export async function removeQuotes(db: Db, providerId: number): Promise<void> {
  const services = await db.selectFrom('services').select('id').where('provider_id', '=', providerId).execute();
  const pages = services.flatMap(({ id }) => [
    address`/servicios/${id}`,
    address`/servicios/${id}/review`,
    address`/servicios/${id}/reviews`,
  ]);
  // a subquery, because there could be too many ids for a statement
  const ofQuotes = db
    .selectFrom('quotes')
    .select(sql<string>`${quotePath('')} || token`.as('page'))
    .where('provider_id', '=', providerId);
  const removed = await db
    .deleteFrom('notifications')
    .where((eb) =>
      eb.or([eb('link', 'in', [...pages, address`/provider-profile/${providerId}`]), eb('link', 'in', ofQuotes)]),
    )
    // an accepted quote stays behind its link, for the client too (rule QUOTE-20)
    .where('type', '<>', 'quote_agreed')
    .returning(['account_id', 'dedupe_key'])
    .execute();
  for (const { account_id, dedupe_key } of removed) {
    await db
      .deleteFrom('outbox')
      .where('account_id', '=', account_id)
      // `channel:key`, and of pushes `push:key:device`
      .where(sql`dedupe_key || ':'`, 'like', `%:${dedupe_key}:%`)
      .execute();
  }
}
