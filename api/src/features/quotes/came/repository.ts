import type { CitaOutcome, QuoteSide } from '@tero/shared/contract/quotes-cita';
import type { Insertable } from 'kysely';
import type { Db, Instant, Table, Trx } from '../../../db/schema/database.ts';

/** Notes a cita as it is confirmed, to ask about it once it passed. */
export async function insert(trx: Trx, row: Insertable<Table<'cita_answers'>>): Promise<void> {
  await trx.insertInto('cita_answers').values(row).execute();
}

/** Forgets a cita that is asked about never. */
export async function remove(trx: Trx, quoteId: number, sequence: number): Promise<void> {
  await trx.deleteFrom('cita_answers').where('quote_id', '=', quoteId).where('sequence', '=', sequence).execute();
}

/** Returns citas of some days that nobody was asked about, those after an id. */
export function listDue(
  db: Db,
  { since, before }: { since: string; before: string },
  { after, limit }: { after: number; limit: number },
) {
  return db
    .selectFrom('cita_answers')
    .select('id')
    .where('id', '>', after)
    .where('asked_at', 'is', null)
    .where('day', '>=', since)
    .where('day', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Notes that both are asked about a cita, and returns it; undefined: another process did. */
export function take(trx: Trx, id: number, now: Instant) {
  return trx
    .updateTable('cita_answers')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .returning(['quote_id', 'sequence', 'day'])
    .executeTakeFirst();
}

/** Returns the last cita of a quote that was asked about since an instant. */
export function findAsked(db: Db, quoteId: number, since: Instant) {
  return db
    .selectFrom('cita_answers')
    .select(['sequence', 'day', 'client_outcome', 'provider_outcome'])
    .where('quote_id', '=', quoteId)
    .where('asked_at', '>', since)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface Answer {
  quoteId: number;
  sequence: number;
  side: QuoteSide;
  outcome: CitaOutcome;
  /** the instant since which it was asked about */
  since: Instant;
}

/** Stores what one side says of a cita; returns false when it is not asked about, or not any more. */
export async function answer(trx: Trx, { quoteId, sequence, side, outcome, since }: Answer): Promise<boolean> {
  const row = await trx
    .updateTable('cita_answers')
    .set({ [`${side}_outcome` as const]: outcome })
    .where('quote_id', '=', quoteId)
    .where('sequence', '=', sequence)
    .where('asked_at', '>', since)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns what clients say of a provider's citas, the oldest cita first, without suspended ones and without the
 * provider's own phone.
 */
export function answersAbout(db: Db, providerId: number) {
  return db
    .selectFrom('cita_answers as r')
    .innerJoin('quotes as q', 'q.id', 'r.quote_id')
    .innerJoin('accounts as a', 'a.id', 'q.provider_id')
    .leftJoin('accounts as b', 'b.id', 'q.accepted_by')
    .select(['q.accepted_phone', 'r.client_outcome', 'r.provider_outcome'])
    .where('q.provider_id', '=', providerId)
    .where('r.client_outcome', 'is not', null)
    .where('b.suspended_at', 'is', null)
    .where((eb) => eb.or([eb('a.phone', 'is', null), eb('a.phone', '<>', eb.ref('q.accepted_phone'))]))
    .orderBy('r.day')
    .orderBy('r.id')
    .execute();
}

/** Stores the figure of a provider; null: it has none. */
export async function putFigure(trx: Trx, provider_id: number, figure: { citas: number } | null): Promise<void> {
  await trx.deleteFrom('punctual_providers').where('provider_id', '=', provider_id).execute();
  if (figure)
    await trx
      .insertInto('punctual_providers')
      .values({ provider_id, ...figure })
      .execute();
}

/** Selects the providers of whom a client said something. */
function answered(db: Db) {
  return db
    .selectFrom('cita_answers as r')
    .innerJoin('quotes as q', 'q.id', 'r.quote_id')
    .select((eb) => eb.ref('q.provider_id').$notNull().as('id'))
    .distinct()
    .where('q.provider_id', 'is not', null)
    .where('r.client_outcome', 'is not', null)
    .orderBy('q.provider_id');
}

/** Returns the providers of whom an account said something. */
export async function providersOf(db: Db, accountId: number): Promise<number[]> {
  return (await answered(db).where('q.accepted_by', '=', accountId).execute()).map(({ id }) => id);
}

/** Deletes the answers about a leaving account's citas, with either side; returns the providers to count anew. */
export async function removeOf(trx: Trx, accountId: number): Promise<number[]> {
  const about = await providersOf(trx, accountId);
  await trx
    .deleteFrom('cita_answers')
    .where('quote_id', 'in', (eb) =>
      eb
        .selectFrom('quotes')
        .select('id')
        .where(({ or }) => or({ provider_id: accountId, accepted_by: accountId })),
    )
    .execute();
  return about;
}

/** Deletes answers about citas of before a local day; returns the providers to count anew. */
export async function removeOld(trx: Trx, day: string): Promise<number[]> {
  const about = await answered(trx).where('r.day', '<', day).execute();
  await trx.deleteFrom('cita_answers').where('day', '<', day).execute();
  return about.map(({ id }) => id);
}
