import { writeFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';

export interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Wanted {
  width?: number;
  height?: number;
  /** contains a location, like a camera's image */
  gps?: boolean;
  /** whether it is stored rotated with an orientation tag, like a photo of a phone held upright */
  lying?: boolean;
  /** whether it is as large as from the best cameras: 22 MB at 4000×3000, otherwise 5 */
  heavy?: boolean;
}

/** Returns a JPEG with as much detail as a photo, of several megabytes at 4000×3000. */
export async function image(name: string, wanted: Wanted = {}): Promise<Picked> {
  return { name, mimeType: 'image/jpeg', buffer: await drawn(wanted) };
}

const made = new Map<string, Promise<Buffer>>();

/** Returns the bytes of an image. Draws each kind only once, because twelve megapixels of noise take time. */
function drawn(wanted: Wanted): Promise<Buffer> {
  const key = JSON.stringify(wanted);
  const picture = made.get(key) ?? draw(wanted);
  made.set(key, picture);
  return picture;
}

function draw({ width = 4000, height = 3000, gps = false, lying = false, heavy = false }: Wanted): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 28 } as const;
  const create = { width: width / 2, height: height / 2, channels: 3, background: '#0b5e6b', noise } as const;
  const picture = sharp({ create }).resize(width, height);
  const place = {
    GPSLatitudeRef: 'S',
    GPSLatitude: '34/1 54/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '56/1 9/1 0/1',
  };
  if (gps) picture.withExif({ IFD0: { Make: 'Camara de prueba' }, IFD3: place });
  if (lying) picture.withMetadata({ orientation: 6 });
  return picture.jpeg(heavy ? { quality: 100, chromaSubsampling: '4:4:4' } : { quality: 90 }).toBuffer();
}

/**
 * Writes an image to a file that the browser reads itself, and returns its path. Sending a photo over the test's
 * connection would take seconds.
 */
export async function onDisk({ name, buffer }: Picked): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}

/** Returns several copies of an image under different names. */
export async function images(count: number, wanted: Wanted = {}): Promise<Picked[]> {
  const { buffer } = await image('foto', wanted);
  return Array.from({ length: count }, (_, i) => ({ name: `foto-${i + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
}

/** Returns the bytes of the images in drafts on this device, as they will be sent. */
export async function keptImages(page: Page): Promise<Buffer[]> {
  const lists = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('tero'));
    const rows: { bytes: ArrayBuffer }[] = await done(
      db.transaction('draft-photos').objectStore('draft-photos').getAll(),
    );
    db.close();
    return rows.map(({ bytes }) => new Uint8Array(bytes));
  });
  return lists.map((bytes) => Buffer.from(bytes));
}
