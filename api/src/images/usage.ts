import type { Db } from '../db/schema/database.ts';

/** Which of these pictures no row shows any more: what a transaction leaves to be removed once it has committed. */
export async function unusedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const used = await usedFiles(db, [...files]);
  return [...new Set(files)].filter((file) => !used.has(file));
}

/** Pictures that a row shows: among `files`, or all there are. */
export async function usedFiles(db: Db, files?: string[]): Promise<Set<string>> {
  const shown = (table: 'service_images' | 'post_images' | 'offers') =>
    db
      .selectFrom(table)
      .select('file')
      .distinct()
      .$if(files !== undefined, (query) => query.where('file', 'in', files as string[]))
      .execute();
  const faces = await db
    .selectFrom('accounts')
    .select('profile_image as file')
    .where('profile_image', 'is not', null)
    .$if(files !== undefined, (query) => query.where('profile_image', 'in', files as string[]))
    .execute();
  const rows = [faces, await shown('service_images'), await shown('post_images'), await shown('offers')].flat();
  return new Set(rows.flatMap((row) => row.file ?? []));
}
