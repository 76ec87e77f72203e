import type { Db } from '../../db/schema/database.ts';
import { acceptedByWriter, answeredInquiry } from '../../db/sql/answered-inquiry.ts';

/** Returns which of these pedidos have a working link: written since an instant and visible, with a visible writer. */
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
  // a pedido may have no link
  return rows.flatMap(({ token, ...row }) => (token === null ? [] : { ...row, token }));
}

/** Returns the account's own pedido that a quote answers, and whether the account accepted the quote. */
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

interface Written {
  id: number;
  account_id: number;
  created_at: string;
}

/** Returns which of these pedidos have a quote that their writer accepted (rule ASK-27). */
export async function solvedOf(db: Db, written: readonly Pick<Written, 'id' | 'account_id'>[]): Promise<Set<number>> {
  if (written.length === 0) return new Set();
  const ids = written.map(({ id }) => id);
  const writers = written.map(({ account_id }) => account_id);
  const rows = await db
    .selectFrom('quotes as q')
    .innerJoin('inquiries as own', (join) => join.on('own.id', '=', answeredInquiry))
    .innerJoin('accounts as w', 'w.id', 'own.account_id')
    .select('own.id')
    // by their indexes
    .where(({ or, eb }) => or([eb('q.inquiry_id', 'in', ids), eb('q.accepted_by', 'in', writers)]))
    .where('own.id', 'in', ids)
    .whereRef('q.created_at', '>=', 'own.created_at')
    .where(acceptedByWriter)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the first quote for a pedido that its writer accepted, with the provider. The name is missing once the
 * provider has left.
 */
export function findAgreed(db: Db, { id, account_id, created_at }: Written) {
  return (
    db
      .selectFrom('quotes as q')
      .innerJoin('accounts as w', (join) => join.on('w.id', '=', account_id))
      .leftJoin('accounts as a', 'a.id', 'q.provider_id')
      .leftJoin('provider_profiles as p', 'p.account_id', 'q.provider_id')
      .select(['q.token', 'q.provider_id', 'a.name', 'p.company_name'])
      .where('q.created_at', '>=', created_at)
      // by their indexes
      .where(({ or, eb }) => or([eb('q.inquiry_id', '=', id), eb('q.accepted_by', '=', account_id)]))
      .where(answeredInquiry, '=', id)
      .where(acceptedByWriter)
      .orderBy('q.accepted_at')
      .orderBy('q.id')
      .limit(1)
      .executeTakeFirst()
  );
}
