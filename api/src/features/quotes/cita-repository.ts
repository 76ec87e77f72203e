import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db, Instant, Table, Trx } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/** The team hides neither the provider `a`, `p` of a quote nor the account `b` that accepted it, if any. */
const bothInSight = sql<SqlBool>`(${providerInSight} and b.suspended_at is null)`;

/** Returns the cita of a quote. */
export function find(db: Db, quoteId: number) {
  return db
    .selectFrom('citas')
    .select(['id', 'sequence', 'state', 'side', 'day', 'start_time', 'end_time', 'place', 'note'])
    .select(['starts_at', 'changed_at'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
}

export type CitaRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Stores the cita of a quote, in place of the one before. */
export async function put(trx: Trx, row: Insertable<Table<'citas'>>): Promise<void> {
  const { quote_id, ...changed } = row;
  await trx
    .insertInto('citas')
    .values(row)
    .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(changed))
    .execute();
}

/** Returns the account of who accepted a quote; null: unknown. */
export async function clientOf(db: Db, quoteId: number): Promise<number | null> {
  const row = await db.selectFrom('quotes').select('accepted_by').where('id', '=', quoteId).executeTakeFirst();
  return row?.accepted_by ?? null;
}

/** Tells whether the team keeps neither of the two of an accepted quote out of sight (rule CITA-9). */
export async function areInSight(db: Db, quoteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quotes as q')
    .innerJoin('accounts as a', 'a.id', 'q.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .leftJoin('accounts as b', 'b.id', 'q.accepted_by')
    .select('q.id')
    .where('q.id', '=', quoteId)
    .where(bothInSight)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns citas with a reminder that is due, those after an id. */
export function listDue(db: Db, now: Instant, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom('citas')
    .select(['id'])
    .where('id', '>', after)
    .where((eb) => eb.or([eb('evening_at', '<=', now), eb('soon_at', '<=', now)]))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Takes the due reminders of a cita away, and returns what they are about; undefined: another process did, or there is
 * nobody to remind.
 */
export async function takeDue(trx: Trx, id: number, now: Instant) {
  const taken = await trx
    .updateTable('citas')
    .set({
      evening_at: null,
      soon_at: sql<Instant | null>`case when soon_at <= ${now} then null else soon_at end`,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('evening_at', '<=', now), eb('soon_at', '<=', now)]))
    .returning('id')
    .executeTakeFirst();
  if (!taken) return undefined;
  return trx
    .selectFrom('citas as c')
    .innerJoin('quotes as q', 'q.id', 'c.quote_id')
    .innerJoin('accounts as a', 'a.id', 'q.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .leftJoin('accounts as b', 'b.id', 'q.accepted_by')
    .select([
      'c.id',
      'c.quote_id',
      'c.sequence',
      'c.day',
      'c.start_time',
      'c.end_time',
      'c.place',
      'c.starts_at',
      'c.soon_at',
    ])
    .select(['q.token', 'q.provider_id', 'q.accepted_by', 'q.accepted_name'])
    .select((eb) => eb.fn.coalesce('p.company_name', 'a.name').as('provider'))
    .where('c.id', '=', id)
    .where('c.state', '=', 'confirmed')
    .where('c.starts_at', '>', now)
    .where('q.done_said_at', 'is', null)
    .where(bothInSight)
    .executeTakeFirst();
}

/** Returns the citas of an account that stand, on either side, from a local day on, while the work is not done. */
export function listComing(db: Db, accountId: number, { today, limit }: { today: string; limit: number }) {
  return db
    .selectFrom('citas as c')
    .innerJoin('quotes as q', 'q.id', 'c.quote_id')
    .innerJoin('accounts as a', 'a.id', 'q.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['c.id', 'c.sequence', 'c.state', 'c.side', 'c.day', 'c.start_time', 'c.end_time', 'c.place', 'c.note'])
    .select(['c.quote_id', 'q.token', 'q.provider_id', 'q.accepted_by', 'q.accepted_name'])
    .select((eb) => eb.fn.coalesce('p.company_name', 'a.name').as('provider'))
    .where((eb) => eb.or([eb('q.provider_id', '=', accountId), eb('q.accepted_by', '=', accountId)]))
    .where('c.state', '<>', 'called_off')
    .where('c.day', '>=', today)
    .where('q.done_said_at', 'is', null)
    .orderBy('c.starts_at')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** Calls a cita off for its provider, with a word. */
export async function callOff(trx: Trx, id: number, given: { sequence: number; note: string; now: Instant }) {
  const { sequence, note, now } = given;
  await trx
    .updateTable('citas')
    .set({ state: 'called_off', side: 'provider', sequence, note, changed_at: now, evening_at: null, soon_at: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes the citas of a provider that leaves. */
export async function removeOf(trx: Trx, providerId: number): Promise<void> {
  await trx
    .deleteFrom('citas')
    .where('quote_id', 'in', (eb) => eb.selectFrom('quotes').select('id').where('provider_id', '=', providerId))
    .execute();
}

/** Deletes citas of before a local day, and notices of them from before an instant: they say the place. */
export async function removeOld(trx: Trx, before: { day: string; told: Instant }): Promise<void> {
  await trx.deleteFrom('citas').where('day', '<', before.day).execute();
  await trx.deleteFrom('notifications').where('type', '=', 'cita').where('created_at', '<', before.told).execute();
}
