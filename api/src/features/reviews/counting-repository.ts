import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Instant, Trx } from '../../db/schema/database.ts';
import { reviewInSight } from '../../db/sql/in-sight.ts';
import { phoneGiven } from '../phones/given.ts';
import { quoteAccepted } from '../quotes/has-agreed.ts';

/**
 * Returns the condition that an account has proved its contact with a provider. A phone given before an instant is one
 * such proof.
 */
const proven = (account: RawBuilder<unknown>, provider: RawBuilder<unknown>, until: Instant) =>
  sql<SqlBool>`(${quoteAccepted(account, provider)} or ${phoneGiven(account, provider, until)})`;

/** Returns what a review stores about its author if the account writes it now; undefined when the account is gone. */
export async function standingOf(
  db: Db,
  { accountId, providerId, until }: { accountId: number; providerId: number; until: Instant },
): Promise<{ isVerified: boolean; isProven: boolean } | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('email_verified')
    .select(
      sql<number>`case when ${proven(sql`${accountId}`, sql`${providerId}`, until)} then 1 else 0 end`.as('proven'),
    )
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row && { isVerified: row.email_verified === 1, isProven: Number(row.proven) === 1 };
}

/** Returns reviews that do not count yet, although their authors are verified and their contact is proven by now. */
export async function listDue(db: Db, until: Instant, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('accounts', 'accounts.id', 'r.client_id')
    .select('r.id')
    .where('r.counts', '=', sql.lit(0))
    .where(reviewInSight)
    .where('accounts.email_verified', '=', 1)
    .where(sql<SqlBool>`(r.verified_contact = 1 or ${proven(sql`r.client_id`, sql`r.provider_id`, until)})`)
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a review as counted and returns it; undefined when it is gone or already counts. */
export function markCounted(trx: Trx, id: number) {
  return trx
    .updateTable('reviews as r')
    .set({ counts: 1, verified_contact: 1 })
    .where('r.id', '=', id)
    .where('r.counts', '=', 0)
    .where(reviewInSight)
    .returning(['service_id', 'provider_id', 'final_rating'])
    .executeTakeFirst();
}

/**
 * Records that a provider confirms the contact behind a review of it. Returns false when there is no such visible
 * review.
 */
export async function markConfirmed(trx: Trx, id: number, providerId: number, at: Instant): Promise<boolean> {
  const row = await trx
    .updateTable('reviews as r')
    .set((eb) => ({ verified_contact: 1, contact_confirmed_at: eb.fn.coalesce('contact_confirmed_at', eb.val(at)) }))
    .where('r.id', '=', id)
    .where('r.provider_id', '=', providerId)
    .where(reviewInSight)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
