import type { Db } from '../../db/schema/database.ts';
import { acceptedByWriter, answeredInquiry } from '../../db/sql/answered-inquiry.ts';

/** Of these pedidos those whose links would open: written since an instant, in sight as their writers are. */
export async function openedByLink(db: Db, ids: readonly number[], since: string) {
  const rows = await db
    .selectFrom('inquiries as q')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .select(['q.id', 'q.what', 'q.place', 'q.timing', 'q.token'])
    .where('q.id', 'in', [...ids])
    .where('q.created_at', '>=', since)
    .where('q.hidden_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .execute();
  // nor each pedido had a link
  return rows.flatMap(({ token, ...row }) => (token === null ? [] : { ...row, token }));
}

/** The account's own pedido that a quote answers, and whether it accepted that. */
export function findAnswered(db: Db, accountId: number, quoteId: number) {
  return db
    .selectFrom('quotes as q')
    .innerJoin('inquiries as own', (join) => join.on('own.id', '=', answeredInquiry))
    .innerJoin('accounts as w', 'w.id', 'own.account_id')
    .select(['own.id', 'own.what', 'own.place', 'own.timing', 'own.created_at', 'own.hidden_at'])
    .select(acceptedByWriter.as('is_agreed'))
    .where('q.id', '=', quoteId)
    .where('w.id', '=', accountId)
    .executeTakeFirst();
}

/** Whether who wrote a pedido accepted a quote of it (rule ASK-27). */
export async function isSolved(
  db: Db,
  { id, account_id, created_at }: { id: number; account_id: number; created_at: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('quotes as q')
    .innerJoin('accounts as w', (join) => join.on('w.id', '=', account_id))
    .select('q.id')
    .where('q.created_at', '>=', created_at)
    // by their indexes
    .where(({ or, eb }) => or([eb('q.inquiry_id', '=', id), eb('q.accepted_by', '=', account_id)]))
    .where(answeredInquiry, '=', id)
    .where(acceptedByWriter)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
