import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keepImage } from '../images/render.ts';
import type { ImageStore, Kind } from '../images/store.ts';
import { demoFolder } from './demo-content.ts';

/** Image key of a file in `demo/covers`. */
export const coverKey = (file: string) => `demo-${basename(file, '.svg')}`;
export const avatarKey = (name: string) => `demo-${name}`;

/** Renders missing covers and avatars into the store. */
export async function renderImages(store: ImageStore): Promise<void> {
  const covers = await readdir(join(demoFolder, 'covers'));
  const avatars = await readdir(join(demoFolder, 'avatars'));
  const missing: { key: string; kind: Kind; path: string }[] = [];
  const want = async (key: string, kind: Kind, path: string) => {
    if (!(await store.has(key, kind))) missing.push({ key, kind, path });
  };
  for (const file of covers) await want(coverKey(file), 'service', join(demoFolder, 'covers', file));
  for (const file of avatars)
    await want(avatarKey(basename(file, '.svg')), 'profile', join(demoFolder, 'avatars', file));

  // two at a time use the image library's threads without holding many raw images in memory
  const draw = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      await keepImage(store, next.key, next.kind, next.path);
    }
  };
  await Promise.all([draw(), draw()]);
}
