import type { Db } from '../db/schema/database.ts';

/** The number of keys in one statement. */
const atOnce = 500;

/** Returns the images among these that no row uses any more. Remove them once the transaction has committed. */
export async function unusedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const asked = [...new Set(files)];
  const unused: string[] = [];
  for (let from = 0; from < asked.length; from += atOnce) {
    const some = asked.slice(from, from + atOnce);
    const used = await usedFiles(db, some);
    unused.push(...some.filter((file) => !used.has(file)));
  }
  return unused;
}

const tables = ['service_images', 'post_images', 'review_images', 'offers'] as const;

/** Returns which of these images a row uses. */
async function usedFiles(db: Db, files: string[]): Promise<Set<string>> {
  const shown = (table: (typeof tables)[number]) =>
    db.selectFrom(table).select('file').distinct().where('file', 'in', files).execute();
  const faces = await db
    .selectFrom('accounts')
    .select('profile_image as file')
    .where('profile_image', 'is not', null)
    .where('profile_image', 'in', files)
    .execute();
  const rows: { file: string | null }[] = [...faces];
  for (const table of tables) rows.push(...(await shown(table)));
  return new Set(rows.flatMap((row) => row.file ?? []));
}
