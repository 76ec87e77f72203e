import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';
import { authorInSight, providerInSight, reviewInSight } from '../../db/sql/in-sight.ts';

/** Returns reviews with author, service and reply; `reviewView` then hides what the caller may not see. */
function reviewQuery(db: Db) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .leftJoin('accounts as c', 'c.id', 'r.client_id')
    .leftJoin('review_responses as a', 'a.review_id', 'r.id')
    .select([
      'r.id',
      'r.service_id',
      'r.provider_id',
      'r.client_id',
      'r.response_time_rating',
      'r.attention_rating',
      'r.work_quality_rating',
      'r.rating',
      'r.final_rating',
      'r.comment',
      'r.is_anonymous',
      'r.verified_contact',
      'r.agreed_work',
      'r.created_at',
      'r.edited_at',
      'r.counts',
      'r.hidden_at',
    ])
    .select(['s.title', 's.deleted_at', 's.hidden_at as service_hidden_at', 'c.name', 'c.profile_image'])
    .select(['a.id as response_id', 'a.response_text', 'a.is_public', 'a.is_note', 'a.created_at as responded_at'])
    .select(({ selectFrom }) => [
      'a.hidden_at as response_hidden_at',
      selectFrom('accounts as a')
        .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
        .select('a.id')
        .whereRef('a.id', '=', 'r.provider_id')
        .where(providerInSight)
        .as('provider_in_sight'),
    ]);
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewQuery>['execute']>>[number];

export function find(db: Db, id: number): Promise<ReviewRow | undefined> {
  return reviewQuery(db).where('r.id', '=', id).executeTakeFirst();
}

/**
 * Returns a service's reviews without those of suspended accounts: first the reviews that count, newest first, then the
 * others.
 */
export function listOfService(db: Db, serviceId: number, limit: number): Promise<ReviewRow[]> {
  return (
    reviewQuery(db)
      .where('r.service_id', '=', serviceId)
      .where(authorInSight)
      // reviews that count come first, so that others cannot push them out
      .orderBy('r.counts', 'desc')
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Returns the reviews that an account wrote, newest first, including those of deleted services. */
export function listOfAuthor(db: Db, clientId: number, limit: number): Promise<ReviewRow[]> {
  return reviewQuery(db)
    .where('r.client_id', '=', clientId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Returns a provider's reviews since an instant or before it, including those of deleted services, but not those by
 * suspended accounts. Reviews that count come first, newest first.
 */
export function listOfProvider(
  db: Db,
  providerId: number,
  span: { from: string } | { before: string },
  limit: number,
): Promise<ReviewRow[]> {
  const [comparison, at] = 'from' in span ? (['>=', span.from] as const) : (['<', span.before] as const);
  return (
    reviewQuery(db)
      .where('r.provider_id', '=', providerId)
      .where('r.created_at', comparison, at)
      .where(authorInSight)
      // reviews that count come first, so that others cannot push them out
      .orderBy('r.counts', 'desc')
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Counts a provider's reviews without a reply, written since an instant. */
export async function countUnanswered(db: Db, providerId: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('reviews as r')
    .leftJoin('review_responses as a', 'a.review_id', 'r.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('r.provider_id', '=', providerId)
    .where('r.created_at', '>=', since)
    .where(reviewInSight)
    .where('a.id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The fields that decide whether a review counts, and in which averages. */
const counting = ['service_id', 'provider_id', 'final_rating', 'counts', 'hidden_at', 'author_suspended_at'] as const;

/**
 * Returns the new review, or undefined when the client has already reviewed the service. Call it with the account
 * locked.
 */
export function insert(
  trx: Trx,
  review: Omit<Insertable<Table<'reviews'>>, 'author_suspended_at'> & { client_id: number },
) {
  return trx
    .insertInto('reviews')
    .values((eb) => ({
      ...review,
      // a call that began before the suspension may end after it
      author_suspended_at: eb.selectFrom('accounts').select('suspended_at').where('id', '=', review.client_id),
    }))
    .onConflict((oc) => oc.columns(['service_id', 'client_id']).doNothing())
    .returning(['id', ...counting])
    .executeTakeFirst();
}

/** Returns a review of a client, locked until the transaction ends. */
export function holdOwn(trx: Trx, id: number, clientId: number) {
  return trx
    .selectFrom('reviews')
    .select(['service_id', 'provider_id', 'response_time_rating', 'attention_rating', 'work_quality_rating'])
    .select(['rating', 'final_rating', 'comment', 'is_anonymous', 'counts', 'created_at', 'hidden_at'])
    .select('author_suspended_at')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .$call((query) => forUpdate(trx, query))
    .executeTakeFirst();
}

export async function change(
  trx: Trx,
  id: number,
  clientId: number,
  values: Updateable<Table<'reviews'>>,
): Promise<void> {
  await trx.updateTable('reviews').set(values).where('id', '=', id).where('client_id', '=', clientId).execute();
}

/** Returns the columns that decide who may reply to a review. Nobody may reply to a hidden review. */
export function findForReply(db: Db, id: number) {
  return db
    .selectFrom('reviews as r')
    .select(['r.id', 'r.provider_id', 'r.created_at'])
    .where('r.id', '=', id)
    .where(reviewInSight)
    .executeTakeFirst();
}

/** Deletes a review and returns it; undefined when there is none. */
export function remove(db: Db, id: number) {
  return db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .returning(['client_id', 'rating', 'comment', 'created_at', ...counting])
    .executeTakeFirst();
}

/** Sets since when a review is hidden. Returns the review, or undefined when nothing changes. */
export function setHidden(trx: Trx, id: number, at: string | null) {
  return trx
    .updateTable('reviews')
    .set({ hidden_at: at })
    .where('id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning(counting)
    .executeTakeFirst();
}

/** Sets since when the author of reviews is suspended. Returns the reviews that this changes. */
export function setAuthorSuspended(trx: Trx, clientId: number, at: string | null) {
  return trx
    .updateTable('reviews')
    .set({ author_suspended_at: at })
    .where('client_id', '=', clientId)
    .where('author_suspended_at', at === null ? 'is not' : 'is', null)
    .returning(counting)
    .execute();
}

export type PhotoRow = Pick<Selectable<Table<'review_images'>>, 'id' | 'review_id' | 'file' | 'position'>;

/** Returns the photos of these reviews, hidden reviews included, in each review's order. */
export async function findPhotos(db: Db, reviewIds: readonly number[]): Promise<PhotoRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .selectFrom('review_images')
    .select(['id', 'review_id', 'file', 'position'])
    .where('review_id', 'in', [...reviewIds])
    .orderBy('review_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds photos at the end of a review's. */
export async function insertPhotos(
  trx: Trx,
  { id, clientId }: { id: number; clientId: number },
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  const last = (await findPhotos(trx, [id])).at(-1)?.position ?? -1;
  const rows = files.map((file, at) => ({ review_id: id, client_id: clientId, file, position: last + 1 + at }));
  await trx.insertInto('review_images').values(rows).execute();
}

export async function removePhotos(trx: Trx, reviewId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('review_images')
    .where('review_id', '=', reviewId)
    .where('id', 'in', [...ids])
    .execute();
}
