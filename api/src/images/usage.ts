import type { Db } from '../db/schema/database.ts';

/** Returns which of these images no row uses any more: to be removed once the transaction has committed. */
export async function unusedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const used = await usedFiles(db, [...files]);
  return [...new Set(files)].filter((file) => !used.has(file));
}

const tables = ['service_images', 'post_images', 'review_images', 'offers'] as const;

/** Keys of images that a row uses: among `files`, or all. */
export async function usedFiles(db: Db, files?: string[]): Promise<Set<string>> {
  const shown = (table: (typeof tables)[number]) =>
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
  const rows: { file: string | null }[] = [...faces];
  for (const table of tables) rows.push(...(await shown(table)));
  return new Set(rows.flatMap((row) => row.file ?? []));
}
