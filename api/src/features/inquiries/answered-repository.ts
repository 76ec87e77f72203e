import type { Db } from '../../db/schema/database.ts';

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

/** What of a quote says which pedido it answers. */
export interface AnsweringQuote {
  inquiry_id: number | null;
  /** it was made by the link of a pedido: of one that was deleted it answers none */
  by_link: number;
  provider_id: number | null;
  accepted_by: number | null;
  created_at: string;
}

/**
 * The account's own pedido that a quote answers: by whose link it was made, or, of one that the account accepted, the
 * newest from before it that asks its provider (rule ASK-8).
 */
export function findAnswered(db: Db, accountId: number, quote: AnsweringQuote) {
  const own = db
    .selectFrom('inquiries as q')
    .select(['q.id', 'q.what', 'q.place', 'q.timing', 'q.created_at', 'q.hidden_at'])
    .where('q.account_id', '=', accountId);
  const { inquiry_id, by_link, provider_id, accepted_by, created_at } = quote;
  if (inquiry_id !== null) return own.where('q.id', '=', inquiry_id).executeTakeFirst();
  if (by_link === 1 || accepted_by !== accountId || provider_id === null) return undefined;
  return own
    .innerJoin('inquiry_recipients as r', 'r.inquiry_id', 'q.id')
    .where('r.provider_id', '=', provider_id)
    .where('q.created_at', '<=', created_at)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc')
    .executeTakeFirst();
}

/**
 * Whether who wrote a pedido accepted a quote of it, signed in or by the code to their phone: nobody else's word takes it
 * from those whom it asks (rule QUOTE-32).
 */
export async function isSolved(
  db: Db,
  { id, account_id, created_at }: { id: number; account_id: number; created_at: string },
): Promise<boolean> {
  const accepted = await db
    .selectFrom('quotes as q')
    .innerJoin('accounts as writer', (join) => join.on('writer.id', '=', account_id))
    .select(['q.inquiry_id', 'q.by_link', 'q.provider_id', 'q.accepted_by', 'q.created_at'])
    .where('q.accepted_at', 'is not', null)
    .where('q.created_at', '>=', created_at)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('q.inquiry_id', '=', id),
          or([eb('q.accepted_by', '=', account_id), eb('q.accepted_phone', '=', eb.ref('writer.phone'))]),
        ]),
        and([
          eb('q.by_link', '=', 0),
          eb('q.accepted_by', '=', account_id),
          eb('q.provider_id', 'in', (from) =>
            from.selectFrom('inquiry_recipients').select('provider_id').where('inquiry_id', '=', id),
          ),
        ]),
      ]),
    )
    .execute();
  if (accepted.some(({ inquiry_id }) => inquiry_id === id)) return true;
  for (const quote of accepted) if ((await findAnswered(db, account_id, quote))?.id === id) return true;
  return false;
}
