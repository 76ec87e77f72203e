import { readdir } from 'node:fs/promises';

/** Returns the names of all files below a folder, except upload locks; none for a missing folder. */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && !entry.name.includes('.lock')).map(({ name }) => name);
}
