import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundedQueue } from '../../core/bounded-queue.ts';
import { onlyOne } from '../../core/only-one.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Drawn } from '../head/picture.ts';

/** The most pictures to keep, of 20 to 100 kB each; the least recently used goes first. */
const most = 2_000;
/** The number to remove at once, so that not each new picture reads a full folder. */
const spare = 200;

/** Makes one picture at a time, in a queue of its own: pictures for links never delay pictures that people upload. */
const queue = boundedQueue({ name: 'previews', running: 1, waiting: 20 });

/** Keeps the pictures for links in the data folder by their names, which hold their versions. */
export function pictureCache({ config, clock, files }: Pick<Deps, 'config' | 'clock' | 'files'>, keep = most) {
  const folder = join(config.dataDir, 'previews');
  const alone = onlyOne();
  let count: number | null = null;

  /** Returns the path of a picture's file, drawn when it is not there; `overloaded` when too many wait. */
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
    // its fonts and its library are read with the first one
    const { draw } = await import('./draw.ts');
    // draw without the cover when it is gone; when it cannot be read now, throw instead of storing a picture without it
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
