import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundedQueue } from '../../core/bounded-queue.ts';
import { onlyOne } from '../../core/only-one.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Drawn } from '../head/picture.ts';

/** The most pictures to keep, of 20 to 100 kB each. The least recently used picture is removed first. */
const most = 2_000;
/** The number of pictures to remove at once, so that not every new picture has to list a full folder. */
const spare = 200;

/**
 * Draws one picture at a time, in a queue of its own, so that link pictures never delay the pictures that people
 * upload.
 */
const queue = boundedQueue({ name: 'previews', running: 1, waiting: 20 });

/** Returns a function that keeps link pictures in the data folder, under names that contain their versions. */
export function pictureCache({ config, clock, files }: Pick<Deps, 'config' | 'clock' | 'files'>, keep = most) {
  const folder = join(config.dataDir, 'previews');
  const alone = onlyOne();
  let count: number | null = null;

  /** Returns the path of a picture's file, and draws it when it is missing. Throws `overloaded` when too many wait. */
  return async function pathOf(name: string, drawn: Drawn): Promise<string> {
    const path = join(folder, name);
    const now = clock.now();
    const isKept = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (!isKept) await alone(name, () => queue.run(() => write(path, drawn)));
    return path;
  };

  async function write(path: string, drawn: Drawn): Promise<void> {
    // the first picture loads the fonts and the library
    const { draw } = await import('./draw.ts');
    // a deleted cover is left out; one that cannot be read now throws, because the picture would be stored incomplete
    const cover = drawn.cover === null ? null : await files.uploads.read(drawn.cover);
    const jpeg = await draw(drawn, cover);
    await mkdir(folder, { recursive: true });
    // whole under its name, whenever the process ends
    await writeFile(`${path}.half`, jpeg);
    await rename(`${path}.half`, path);
    await utimes(path, clock.now(), clock.now());
    count = (count ?? (await readdir(folder)).length - 1) + 1;
    if (count > keep) count = await forgetOldest();
  }

  async function forgetOldest(): Promise<number> {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    const left = Math.max(keep - spare, Math.floor(keep / 2));
    const oldest = files.toSorted((one, other) => other.at - one.at).slice(left);
    for (const { name } of oldest) await rm(join(folder, name), { force: true });
    return names.length - oldest.length;
  }
}
