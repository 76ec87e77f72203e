import type { Db } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';
import { holdProvider } from '../../../db/sql/hold-provider.ts';

/**
 * Returns the columns that `requireMayPublish` checks. Locks the provider's row until the transaction ends, so that two
 * publications are counted one after the other.
 */
export function findPublisher(db: Db, accountId: number) {
  return db
    .selectFrom('provider_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['a.name', 'a.username', 'a.email', 'a.phone'])
    .select(['p.service', 'p.company_name', 'p.cedula_number', 'p.entitled_until'])
    .where('p.account_id', '=', accountId)
    .$call((query) => forUpdate(db, query, 'p'))
    .executeTakeFirst();
}

/** Tells whether the account has a service or a post that it could change. */
export async function hasPublished(db: Db, accountId: number): Promise<boolean> {
  const service = db.selectFrom('services').select('id').where('provider_id', '=', accountId);
  const post = db.selectFrom('posts').select('id').where('provider_id', '=', accountId);
  const found = await Promise.all([
    service.where('deleted_at', 'is', null).limit(1).executeTakeFirst(),
    post.limit(1).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}

/**
 * Returns a service that is not deleted, and locks it until the transaction ends, so that its changes run one at a
 * time.
 */
export async function holdService(db: Db, id: number) {
  await holdProvider(db, { serviceId: id });
  return db
    .selectFrom('services as s')
    .innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .select(['s.id', 's.provider_id', 's.category_id', 's.is_active', 's.listed', 's.hidden_at', 'p.entitled_until'])
    .select(['s.title', 's.description', 's.price_type', 's.fixed_price', 's.min_price', 's.max_price'])
    .select(['s.requires_custom_quote', 's.payment_type', 's.estimated_duration', 's.coverage_area', 's.days_mask'])
    .select(['s.hours_start', 's.hours_end'])
    .where('s.id', '=', id)
    .where('s.deleted_at', 'is', null)
    .$call((query) => forUpdate(db, query, 's'))
    .executeTakeFirst();
}

export async function removeImages(db: Db, serviceId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('service_images')
    .where('service_id', '=', serviceId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Sets the positions of the images to their order in `ids`, and clears the main mark. */
export async function placeImages(db: Db, serviceId: number, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db
      .updateTable('service_images')
      .set({ position, is_main: 0 })
      .where('service_id', '=', serviceId)
      .where('id', '=', id)
      .execute();
  }
}

/** Inserts images, the first at a position. */
export async function insertImages(
  db: Db,
  serviceId: number,
  { files, from, at }: { files: readonly string[]; from: number; at: string },
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file, i) => ({ service_id: serviceId, file, position: from + i, created_at: at }));
  await db
    .insertInto('service_images')
    .values(rows.map((row) => ({ ...row, is_main: 0 as const })))
    .execute();
}

export async function setMainImage(db: Db, serviceId: number, position: number): Promise<void> {
  await db
    .updateTable('service_images')
    .set({ is_main: 1 })
    .where('service_id', '=', serviceId)
    .where('position', '=', position)
    .execute();
}
