import type { Insertable } from 'kysely';
import type { Db, Held, Instant, Table, Trx } from '../../db/schema/database.ts';

/** Returns the libreta of a quote, the first entry first. */
export function listEntries(db: Db, quoteId: number) {
  return db
    .selectFrom('quote_entries')
    .select(['id', 'number', 'kind', 'state', 'text', 'pesos', 'created_at'])
    .select(['accepted_at', 'agreement_text', 'fingerprint'])
    .where('quote_id', '=', quoteId)
    .orderBy('number')
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Counts all entries of a quote, also those that were withdrawn: none gets the number of another. */
export async function countEntries(held: Held, quoteId: number): Promise<number> {
  const { count } = await held
    .selectFrom('quote_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertEntry(trx: Trx, row: Insertable<Table<'quote_entries'>>): Promise<void> {
  await trx.insertInto('quote_entries').values(row).execute();
}

/** Stores what was accepted, once. */
export async function acceptEntry(
  trx: Trx,
  id: number,
  agreed: { accepted_at: Instant; agreement_text: string; fingerprint: string },
): Promise<void> {
  await trx
    .updateTable('quote_entries')
    .set({ ...agreed, state: 'accepted' })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .execute();
}

export async function withdrawEntry(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('quote_entries')
    .set({ state: 'withdrawn' })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute();
}

/** Deletes what counts for nothing in the libretas of a provider that leaves (rule QUOTE-20). */
export async function removeUncounted(trx: Trx, providerId: number): Promise<void> {
  await trx
    .deleteFrom('quote_entries')
    .where('state', 'in', ['proposed', 'withdrawn'])
    .where('quote_id', 'in', (eb) => eb.selectFrom('quotes').select('id').where('provider_id', '=', providerId))
    .execute();
}
