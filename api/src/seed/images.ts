import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore } from '../files/store.ts';
import { keepImage, render } from '../images/render.ts';
import type { ImageStore, Kind } from '../images/store.ts';
import { demoFolder, readDemo } from './demo-content.ts';

/** Returns the image key of a picture: a file in `demo/covers`, or a part of it. */
export const coverKey = (picture: string) => `demo-${picture.replace('.svg', '').replace('#', '-')}`;
export const avatarKey = (name: string) => `demo-${name}`;

/** The parts of a drawing of 800 × 600 pixels, combined so that no two services show the same picture. */
const parts: Readonly<Record<string, string>> = {
  left: '0 130 500 375',
  right: '300 130 500 375',
  top: '170 15 460 345',
};

/**
 * Returns every picture of the demo: parts of the drawings, and the whole drawings, which posts, promotions and bulk
 * services show.
 */
export async function pictures(): Promise<string[]> {
  const files = await readdir(join(demoFolder, 'covers'));
  return [...new Set([...files, ...readDemo().services.flatMap(({ images }) => images)])];
}

/** Returns the drawing of a picture. */
async function drawingOf(picture: string): Promise<Buffer> {
  const [file = '', part] = picture.split('#');
  const svg = await readFile(join(demoFolder, 'covers', file), 'utf8');
  return Buffer.from(part ? svg.replace('viewBox="0 0 800 600"', `viewBox="${parts[part]}"`) : svg);
}

/** Stores a drawing where only the server reads it. */
export async function renderUnseen(store: FileStore, name: string, picture: string): Promise<void> {
  const largest = (await render(await drawingOf(picture), 'review')).at(-1);
  if (largest) await store.put(name, largest.webp);
}

/** Renders missing covers and avatars into the store. */
export async function renderImages(store: ImageStore): Promise<void> {
  const avatars = await readdir(join(demoFolder, 'avatars'));
  const missing: { key: string; kind: Kind; draw: () => Promise<Buffer> }[] = [];
  const want = async (key: string, kind: Kind, draw: () => Promise<Buffer>) => {
    if (!(await store.has(key, kind))) missing.push({ key, kind, draw });
  };
  for (const picture of await pictures()) await want(coverKey(picture), 'service', () => drawingOf(picture));
  for (const file of avatars) {
    await want(avatarKey(basename(file, '.svg')), 'profile', () => readFile(join(demoFolder, 'avatars', file)));
  }

  // two at a time use the image library's threads, and hold few raw images in memory
  const draw = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      await keepImage(store, next.key, await render(await next.draw(), next.kind));
    }
  };
  await Promise.all([draw(), draw()]);
}
