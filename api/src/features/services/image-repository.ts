import type { Db } from '../../db/schema/database.ts';
import { unusedFiles } from '../../images/usage.ts';

/** Returns a service's images in display order, the main one first. */
export function findImages(db: Db, serviceId: number) {
  return db
    .selectFrom('service_images')
    .select(['id', 'file', 'is_main'])
    .where('service_id', '=', serviceId)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .execute();
}

export type ImageRow = Awaited<ReturnType<typeof findImages>>[number];

/** Deletes a service's image rows, and returns the keys that no other row uses. */
export async function removeImages(db: Db, serviceId: number): Promise<string[]> {
  const rows = await db.deleteFrom('service_images').where('service_id', '=', serviceId).returning('file').execute();
  return unusedFiles(
    db,
    rows.map((row) => row.file),
  );
}
