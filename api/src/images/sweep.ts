import { filesOfImages, type ImageDeps, imageKey } from './store.ts';
import { unusedFiles } from './usage.ts';

/**
 * Removes images that no row uses, left by a process that died between storing a file and committing its row. Files
 * younger than `minimumAge` milliseconds stay, because a running request of any process may own them.
 */
export async function sweepImages({ db, files }: Pick<ImageDeps, 'db' | 'files'>, minimumAge: number): Promise<number> {
  /** the age of the youngest file of each key */
  const ages = new Map<string, number>();
  const unfinished: string[] = [];
  for await (const { name, age } of files.uploads.list()) {
    const key = imageKey(name);
    if (key) ages.set(key, Math.min(age, ages.get(key) ?? age));
    else if (name.startsWith('.') && age >= minimumAge) unfinished.push(name);
  }
  await files.uploads.remove(unfinished);
  const old = [...ages].filter(([, age]) => age >= minimumAge).map(([key]) => key);
  const unused = await unusedFiles(db, old);
  await files.uploads.remove(filesOfImages(unused));
  return unused.length;
}
