import type { QuoteSide } from '@tero/shared/contract/quotes-cita';
import type { Db, Instant, Trx } from '../../db/schema/database.ts';
import { hasAgreed } from './has-agreed.ts';
import { confirmedPhone } from './repository.ts';

/** Tells whether an account accepted a quote, or its confirmed phone did and nobody signed in with it came before. */
export async function isAccepter(db: Db, id: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quotes as q')
    .select('q.id')
    .where('q.id', '=', id)
    .where('q.accepted_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('q.accepted_by', '=', accountId),
        eb.and([eb('q.accepted_by', 'is', null), eb('q.accepted_phone', '=', confirmedPhone(db, accountId))]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes who said when that the work is done, once; returns who accepted, or undefined when it was said before. */
export function markDone(trx: Trx, id: number, said: { at: Instant; side: QuoteSide }) {
  return trx
    .updateTable('quotes')
    .set({ done_said_at: said.at, done_said_side: said.side })
    .where('id', '=', id)
    .where('done_said_at', 'is', null)
    .returning(['accepted_by', 'accepted_at'])
    .executeTakeFirst();
}

interface Agreed {
  clientId: number;
  providerId: number;
  /** the acceptance */
  since: Instant;
}

/**
 * Marks what a client wrote about a provider since an acceptance as of agreed work, once a work of theirs is said to be
 * done; returns whether it is (rule QUOTE-18).
 */
export async function markAgreed(trx: Trx, { clientId, providerId, since }: Agreed): Promise<boolean> {
  if (!(await hasAgreed(trx, clientId, providerId))) return false;
  await trx
    .updateTable('reviews')
    .set({ agreed_work: 1 })
    .where('client_id', '=', clientId)
    .where('provider_id', '=', providerId)
    .where('created_at', '>=', since)
    .execute();
  return true;
}
