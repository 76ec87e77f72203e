import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db, Instant, Trx } from '../../db/schema/database.ts';
import { reviewInSight } from '../../db/sql/in-sight.ts';

/** The account's reviews count: it has a verified email, or was made before. */
function isKnown(eb: ExpressionBuilder<Database, 'accounts'>, before: Instant): Expression<SqlBool> {
  return eb.or([eb('accounts.email_verified', '=', 1), eb('accounts.created_at', '<=', before)]);
}

/** Tells whether an account's reviews count: its email is verified, or it was made before an instant. */
export async function doesCount(db: Db, accountId: number, before: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where((eb) => isKnown(eb, before))
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists reviews that do not count yet although their authors are verified by now. */
export async function listDue(db: Db, before: Instant, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('accounts', 'accounts.id', 'r.client_id')
    .select('r.id')
    .where('r.counts', '=', sql.lit(0))
    .where(reviewInSight)
    .where((eb) => isKnown(eb as never, before))
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a review as counted and returns it; undefined when it is gone or counts already. */
export function markCounted(trx: Trx, id: number) {
  return trx
    .updateTable('reviews as r')
    .set({ counts: 1 })
    .where('r.id', '=', id)
    .where('r.counts', '=', 0)
    .where(reviewInSight)
    .returning(['service_id', 'provider_id', 'final_rating'])
    .executeTakeFirst();
}
