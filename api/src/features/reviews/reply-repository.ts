import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';
import { providerInSight, reviewInSight } from '../../db/sql/in-sight.ts';

const columns = [
  'id',
  'review_id',
  'provider_id',
  'response_text',
  'is_public',
  'is_note',
  'created_at',
  'hidden_at',
] as const;
export type ResponseRow = Pick<Selectable<Table<'review_responses'>>, (typeof columns)[number]>;

/** Returns the reply to a review, with the client who wrote the review, and whether the review is visible. */
export function findOfReview(db: Db, reviewId: number) {
  return db
    .selectFrom('review_responses as a')
    .innerJoin('reviews as r', 'r.id', 'a.review_id')
    .select(['a.id', 'a.review_id', 'a.provider_id', 'a.response_text', 'a.is_public', 'a.is_note', 'a.created_at'])
    .select(['a.hidden_at', 'r.client_id', reviewInSight.as('review_in_sight')])
    .select(({ selectFrom }) =>
      selectFrom('accounts as a')
        .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
        .select('a.id')
        .whereRef('a.id', '=', 'r.provider_id')
        .where(providerInSight)
        .as('provider_in_sight'),
    )
    .where('a.review_id', '=', reviewId)
    .executeTakeFirst();
}

/** Returns a reply of `providerId`, or of any provider when null, and locks it until the transaction ends. */
export function hold(trx: Trx, id: number, providerId: number | null): Promise<ResponseRow | undefined> {
  const query = trx.selectFrom('review_responses').select(columns).where('id', '=', id);
  const own = providerId === null ? query : query.where('provider_id', '=', providerId);
  return forUpdate(trx, own).executeTakeFirst();
}

/** Returns the new reply, or undefined when the review already has one. */
export function insert(db: Db, response: Insertable<Table<'review_responses'>>): Promise<ResponseRow | undefined> {
  return db
    .insertInto('review_responses')
    .values(response)
    .onConflict((oc) => oc.column('review_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Changes a reply of `providerId`, or of any provider when null. */
export function update(
  db: Db,
  id: number,
  providerId: number | null,
  values: Updateable<Table<'review_responses'>>,
): Promise<ResponseRow | undefined> {
  return db
    .updateTable('review_responses')
    .set(values)
    .where('id', '=', id)
    .$if(providerId !== null, (query) => query.where('provider_id', '=', providerId as number))
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes a reply of `providerId`, or of any provider when null. Returns false when there is none. */
export async function remove(db: Db, id: number, providerId: number | null): Promise<boolean> {
  const row = await db
    .deleteFrom('review_responses')
    .where('id', '=', id)
    .$if(providerId !== null, (query) => query.where('provider_id', '=', providerId as number))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the name by which clients know a provider. */
export async function providerName(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.name', 'p.company_name'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return row.company_name ?? row.name;
}
