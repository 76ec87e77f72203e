import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../db/schema/database.ts';

/** Returns the pause of a provider, if there is one; undefined when there is no such provider. */
export function find(db: Db, providerId: number) {
  return db
    .selectFrom('provider_profiles')
    .select(['paused_until', 'pause_note', 'paused_at', 'pause_ended_at'])
    .select(['planned_pause_from', 'planned_pause_until', 'planned_pause_note'])
    .where('account_id', '=', providerId)
    .executeTakeFirst();
}

const noPlan = { planned_pause_from: null, planned_pause_until: null, planned_pause_note: null };

/** Pauses a provider, or changes its stored pause, which keeps its beginning. Removes any planned pause. */
export async function set(
  trx: Trx,
  providerId: number,
  { until, note, now }: { until: string; note: string | null; now: string },
): Promise<void> {
  const since = sql<string>`case when paused_until is null then ${now} else paused_at end`;
  await trx
    .updateTable('provider_profiles')
    .set({ paused_at: since, pause_ended_at: null, paused_until: until, pause_note: note, pause_end_told: 1 })
    .set(noPlan)
    .where('account_id', '=', providerId)
    .execute();
}

/**
 * Ends a pause and stores its span; with `by`, only a pause that ends by that local day. Returns false when there is
 * none, so that only one of two processes ends it.
 */
export async function end(
  trx: Trx,
  providerId: number,
  { now, told, by }: { now: string; told: boolean; by?: string },
): Promise<boolean> {
  const ended = await trx
    .updateTable('provider_profiles')
    .set({ paused_until: null, pause_note: null, pause_ended_at: now, pause_end_told: told ? 1 : 0 })
    .where('account_id', '=', providerId)
    .where('paused_until', 'is not', null)
    .$if(by !== undefined, (query) => query.where('paused_until', '<=', by as string))
    .returning('paused_at')
    .executeTakeFirst();
  if (!ended) return false;
  const past = { provider_id: providerId, began_at: ended.paused_at ?? now, ended_at: now };
  await trx.insertInto('past_pauses').values(past).execute();
  return true;
}

/** Stores the pause that a provider plans, in place of an earlier plan. */
export async function plan(
  trx: Trx,
  providerId: number,
  { from, until, note }: { from: string; until: string; note: string | null },
): Promise<void> {
  await trx
    .updateTable('provider_profiles')
    .set({ planned_pause_from: from, planned_pause_until: until, planned_pause_note: note })
    .where('account_id', '=', providerId)
    .execute();
}

/** Calls a planned pause off; returns false when none is planned. */
export async function dropPlan(trx: Trx, providerId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('provider_profiles')
    .set(noPlan)
    .where('account_id', '=', providerId)
    .where('planned_pause_from', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * Begins a planned pause whose first day has come, as of an instant. Returns false when there is none, so that only one
 * of two processes begins it.
 */
export async function begin(
  trx: Trx,
  providerId: number,
  { today, since }: { today: string; since: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('provider_profiles')
    .set(({ ref }) => ({ paused_until: ref('planned_pause_until'), pause_note: ref('planned_pause_note') }))
    .set({ paused_at: since, pause_ended_at: null, pause_end_told: 1, ...noPlan })
    .where('account_id', '=', providerId)
    .where('paused_until', 'is', null)
    .where('planned_pause_from', '<=', today)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Returns the providers whose planned pause begins by a local day, each with its first day. */
export function listBeginning(db: Db, today: string) {
  return db
    .selectFrom('provider_profiles')
    .select(['account_id', 'planned_pause_from as from'])
    .where('planned_pause_from', 'is not', null)
    .where('planned_pause_from', '<=', today)
    .where('paused_until', 'is', null)
    .orderBy('account_id')
    .$narrowType<{ from: string }>()
    .execute();
}

/** Deletes pauses that ended before an instant. */
export async function removePast(db: Db, before: string): Promise<void> {
  await db.deleteFrom('past_pauses').where('ended_at', '<', before).execute();
}

/** Returns providers whose pause ends by a local day. */
export async function listDue(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('provider_profiles')
    .select('account_id')
    .where('paused_until', 'is not', null)
    .where('paused_until', '<=', today)
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Returns the providers to notify of an ended pause, each with the end and the number of its listed services. */
export function listUntold(db: Db, limit: number) {
  return db
    .selectFrom('provider_profiles as p')
    .select(['p.account_id', 'p.pause_ended_at'])
    .select(({ selectFrom }) =>
      selectFrom('services as s')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('s.provider_id', '=', 'p.account_id')
        .where('s.listed', '=', sql.lit(1))
        .$asScalar()
        .as('listed'),
    )
    .where(sql<SqlBool>`p.pause_end_told = 0`)
    .orderBy('p.account_id')
    .limit(limit)
    .execute();
}

/** Tells whether a service of a provider stands in the lists. */
export async function hasListed(db: Db, providerId: number): Promise<boolean> {
  const service = await db
    .selectFrom('services')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('listed', '=', sql.lit(1))
    .limit(1)
    .executeTakeFirst();
  return service !== undefined;
}

/** Marks the end of a pause as notified; returns true only for the first call. */
export async function markTold(trx: Trx, providerId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('provider_profiles')
    .set({ pause_end_told: 1 })
    .where('account_id', '=', providerId)
    .where(sql<SqlBool>`pause_end_told = 0`)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
