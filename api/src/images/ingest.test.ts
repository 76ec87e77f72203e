import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@tero/shared/limits';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { jpeg } from '../../test/bad-files.ts';
import { AppError } from '../core/errors.ts';
import { diskFiles } from '../files/disk.ts';
import { withImages } from './ingest.ts';
import { type ImageStore, imageStore, type Kind, widths } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tero-ingest-'));
const uploads = join(folder, 'uploads');
afterAll(() => rmSync(folder, { recursive: true }));

const images = imageStore(diskFiles(uploads));
const rules = { field: 'images', max: 5, maxBytes: 1e9, tooMany: '', tooLarge: '', notAnImage: 'El archivo {file} no' };
let made = 0;

function given(...pictures: Buffer[]) {
  const files = pictures.map((bytes) => {
    made += 1;
    const path = join(folder, `given-${made}`);
    writeFileSync(path, bytes);
    return { path, name: `${made}.jpg`, bytes: bytes.length };
  });
  return { images, kind: 'service' as Kind, files, rules };
}

/** Returns the stored images, by width. */
async function kept(picture: Buffer, kind: Kind = 'service') {
  const [key] = await withImages({ ...given(picture), kind }, async (keys) => keys);
  return widths[kind].map((width) => readFileSync(join(uploads, `${key}-${width}.webp`)));
}

const blank = (side = 40) => sharp({ create: { width: side, height: side, channels: 3, background: '#0b5e6b' } });

const plain = await blank().jpeg().toBuffer();

describe('what a picture carries besides its pixels', () => {
  it('is not kept: place, author, notes, profile', async () => {
    const image = await blank(2000)
      .withExif({
        IFD0: { Make: 'Telefono de Fulana', Artist: 'Fulana de Tal' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '34/1 54/1 11/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '56/1 9/1 53/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Calle Secreta 1234</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(image).metadata();
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
    expect(before.exif?.includes('Fulana')).toBe(true);
    // the tag of the GPS directory in the file
    expect(before.exif?.includes(Buffer.from([0x25, 0x88])) || before.exif?.includes(Buffer.from([0x88, 0x25]))).toBe(
      true,
    );
    const polyglot = Buffer.concat([image, Buffer.from('<script>alert(1)</script>')]);
    for (const kind of ['service', 'profile', 'post'] as const) {
      for (const webp of await kept(polyglot, kind)) {
        const { format, exif, xmp, icc, iptc, comments } = await sharp(webp).metadata();
        expect([format, exif, xmp, icc, iptc, comments]).toEqual([
          'webp',
          undefined,
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        for (const secret of ['Fulana', 'GPS', 'Exif', 'EXIF', 'Secreta', 'script'])
          expect(webp.includes(secret)).toBe(false);
      }
    }
  });
});

describe('pictures of every kind', () => {
  const strip = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#f2b233' } });
  const glass = sharp({
    create: { width: 50, height: 60, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.4 } },
  });
  const kinds: Record<string, Sharp> = {
    'a progressive JPEG': blank(900).jpeg({ progressive: true }),
    'a JPEG in CMYK': blank().toColourspace('cmyk').jpeg(),
    'a grey JPEG': blank().toColourspace('b-w').jpeg(),
    'a JPEG in a wider gamut': blank().withIccProfile('p3').jpeg(),
    'a PNG of 16 bits': blank().toColourspace('rgb16').png(),
    'a grey PNG with transparency': glass.clone().toColourspace('b-w').png(),
    'a transparent PNG': glass.clone().png(),
    'a PNG with a palette': glass.clone().png({ palette: true, colours: 7 }),
    'a GIF': blank().gif(),
    'a WebP': blank().webp(),
    'a lossless WebP': glass.clone().webp({ lossless: true }),
    'the smallest': blank(limits.imageSide).png(),
    'the widest': strip(9000, 900).png(),
    'the tallest': strip(900, 9000).png(),
    'a large photo': strip(4000, 3000).jpeg(),
  };

  it.each(Object.entries(kinds))('%s', async (_, picture) => {
    const [thumb, card, detail] = await kept(await picture.toBuffer());
    const seen = await Promise.all([thumb, card, detail].map((webp) => sharp(webp).stats()));
    expect(seen.every(({ channels }) => channels.length === 3 || channels.length === 4)).toBe(true);
    const { width, height } = await sharp(detail).metadata();
    expect([width, height]).toEqual([1200, 900]);
  });

  it('keep their colour', async () => {
    for (const picture of [kinds['a JPEG in CMYK'], kinds['a PNG of 16 bits'], kinds['a JPEG in a wider gamut']]) {
      const [thumb] = await kept((await picture?.toBuffer()) as Buffer);
      const { channels } = await sharp(thumb).stats();
      const mean = channels.map((channel) => channel.mean);
      for (const [at, expected] of [0x0b, 0x5e, 0x6b].entries()) {
        expect(Math.abs((mean[at] ?? 0) - expected)).toBeLessThan(25);
      }
    }
  });

  it('of an animation show its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 255), Buffer.alloc(40 * 40 * 3, 0)]);
    const animation = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const [thumb] = await kept(animation);
    const { channels } = await sharp(thumb).stats();
    expect(channels[0]?.min).toBeGreaterThan(240);
  });

  it('stand upright, however the camera was held', async () => {
    const halves = Buffer.concat([Buffer.alloc(1600 * 600 * 3, 255), Buffer.alloc(1600 * 600 * 3, 0)]);
    for (const [orientation, x, y] of [
      [1, 0.5, 0.1],
      [3, 0.5, 0.9],
      [6, 0.9, 0.5],
      [8, 0.1, 0.5],
    ] as const) {
      const image = await sharp(halves, { raw: { width: 1600, height: 1200, channels: 3 } })
        .withMetadata({ orientation })
        .jpeg({ progressive: true })
        .toBuffer();
      for (const webp of await kept(image)) {
        const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
        const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
        expect(data[at]).toBeGreaterThan(200);
      }
    }
  });
});

describe('when something fails', () => {
  const names = () => readdirSync(uploads).sort();
  const failing = (after: number): ImageStore => {
    let left = after;
    return {
      ...images,
      async put(...picture) {
        left -= 1;
        if (left < 0) throw Object.assign(new Error('disk full'), { code: 'ENOSPC' });
        await images.put(...picture);
      },
    };
  };

  it('after the images were stored, they are removed', async () => {
    const before = names();
    const work = withImages(given(plain, plain), async (keys) => {
      expect(names()).toHaveLength(before.length + 6);
      expect(new Set(keys).size).toBe(2);
      throw new Error('the transaction was rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(names()).toEqual(before);
  });

  it.each([0, 1, 3, 5])('as the disk does after %i files, none is left and the cause is told', async (after) => {
    const before = names();
    const work = withImages({ ...given(plain, plain), images: failing(after) }, async () => 'done');
    await expect(work).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(names()).toEqual(before);
  });

  it('in one of several calls, the others are not affected', async () => {
    const before = names().length;
    const bad = jpeg.subarray(0, 3000);
    const outcomes = await Promise.allSettled(
      [plain, bad, plain].map((picture) => withImages(given(picture), async (keys) => keys)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(AppError);
    expect(names()).toHaveLength(before + 6);
  });

  it('because the sender has gone, no error about the image is thrown', async () => {
    const { files, ...rest } = given(plain);
    rmSync(files[0]?.path ?? '');
    await expect(withImages({ ...rest, files }, async () => 'done')).rejects.toMatchObject({
      code: 'malformed_request',
    });
  });
});
