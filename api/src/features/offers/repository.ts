import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db, Held, Table } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

export function offerQuery(db: Db) {
  return db
    .selectFrom('offers as o')
    .innerJoin('accounts as a', 'a.id', 'o.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'o.provider_id')
    .select(['o.id', 'o.provider_id', 'o.title', 'o.file', 'o.start_date', 'o.end_date', 'o.created_at'])
    .select(['a.name', 'p.company_name', 'o.hidden_at']);
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof find>>>;

export function find(db: Db, id: number) {
  return offerQuery(db).where('o.id', '=', id).executeTakeFirst();
}

/** Returns the condition that a provider `p` is not away on a local day (rule PAUSE-4). */
export const isBack = (today: string) => sql<SqlBool>`(p.paused_until is null or p.paused_until <= ${today})`;

const isInSight = sql<SqlBool>`(o.hidden_at is null and ${providerInSight})`;

/**
 * Returns visible offers (rule MOD-8) in force on a local day, of one provider or of all, newest first. The providers
 * are entitled and not paused.
 */
export function listInForce(
  db: Db,
  { today, now, providerId, limit }: { today: string; now: string; providerId?: number | undefined; limit: number },
): Promise<OfferRow[]> {
  return offerQuery(db)
    .where(sql<SqlBool>`o.start_date <= ${today} and o.end_date >= ${today}`)
    .where('p.entitled_until', '>', now)
    .where(isInSight)
    .where(isBack(today))
    .$if(providerId !== undefined, (query) => query.where('o.provider_id', '=', providerId as number))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns a provider's offers that have not ended by a local day, including future ones, newest first. */
export function listNotEnded(db: Db, providerId: number, today: string): Promise<OfferRow[]> {
  return offerQuery(db)
    .where('o.provider_id', '=', providerId)
    .where('o.end_date', '>=', today)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
}

export async function countNotEnded(held: Held, providerId: number, today: string): Promise<number> {
  const row = await held
    .selectFrom('offers')
    .select(sql<number>`count(*)`.as('count'))
    .where('provider_id', '=', providerId)
    .where('end_date', '>=', today)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns an offer to be changed. On Postgres nobody else can change it until the transaction ends. */
export function hold(db: Db, id: number) {
  return db
    .selectFrom('offers')
    .select(['id', 'provider_id', 'file', 'end_date', 'hidden_at'])
    .where('id', '=', id)
    .$call((query) => forUpdate(db, query))
    .executeTakeFirst();
}

export async function insert(db: Db, offer: Insertable<Table<'offers'>>): Promise<number> {
  const row = await db.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function update(
  db: Db,
  id: number,
  providerId: number,
  changed: Pick<Updateable<Table<'offers'>>, 'title' | 'start_date' | 'end_date' | 'file'>,
): Promise<void> {
  await db.updateTable('offers').set(changed).where('id', '=', id).where('provider_id', '=', providerId).execute();
}

export async function remove(db: Db, id: number, providerId: number): Promise<void> {
  await db.deleteFrom('offers').where('id', '=', id).where('provider_id', '=', providerId).execute();
}
