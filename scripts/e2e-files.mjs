import { readdir } from 'node:fs/promises';

/** The names of all files below a folder, without the locks of what receives there; none where there is no such folder. */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && !entry.name.includes('.lock')).map(({ name }) => name);
}
