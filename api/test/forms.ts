import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Harness } from './harness.ts';

/** Returns a small image like one from a phone. `exif` adds the author's name to its metadata. */
export function image({ width = 64, height = 48, color = '#c2412d', exif = false } = {}): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: color } });
  if (exif) picture.withExif({ IFD0: { Artist: 'Fulana de Tal' } });
  return picture.jpeg().toBuffer();
}

/** A file of a form: its bytes, and the name and type that the sender claims. */
export interface SentFile {
  bytes: Buffer | string;
  name?: string;
  type?: string;
}

/** Returns a multipart body: first the fields (a list is repeated), then the files under one name. */
export function form(
  fields: Record<string, string | readonly string[]>,
  field = 'images',
  files: readonly (SentFile | Buffer)[] = [],
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) body.append(name, item);
  for (const file of files) {
    const { bytes, name = 'foto.jpg', type = 'image/jpeg' } = Buffer.isBuffer(file) ? { bytes: file } : file;
    body.append(field, new File([new Uint8Array(Buffer.from(bytes))], name, { type }));
  }
  return body;
}

/** Returns the files in a folder of the data: `uploads`, or `incoming` for files of requests. */
export function filesIn(h: Harness, folder: 'uploads' | 'incoming'): string[] {
  const entries = readdirSync(join(h.deps.config.dataDir, folder), { recursive: true, withFileTypes: true });
  // `incoming` has a folder and a lock for each process, which do not count
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.lock'));
  return files.map(({ name }) => name).sort();
}
