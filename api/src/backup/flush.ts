import { open } from 'node:fs/promises';

/** Makes sure that a file, or the names in a folder, survive a power failure. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}
