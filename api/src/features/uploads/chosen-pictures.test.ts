import { randomBytes, randomUUID } from 'node:crypto';
import { uploadFiles } from '@tero/shared/contract/uploads';
import { damagedPicture, emptyFile, naming, sizeFault } from '@tero/shared/rules/images/faults';
import { imageFormat } from '@tero/shared/rules/images/format';
import { pictureOf } from '@tero/shared/rules/images/picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bomb } from '../../../test/bad-files.ts';
import { form } from '../../../test/forms.ts';
import { startHarness } from '../../../test/harness.ts';
import { createPublisher } from '../../../test/service-form.ts';

const h = await startHarness();
const provider = await createPublisher(h);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5e6b' } });
const noise = sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } });
const jpeg = await noise.clone().jpeg().toBuffer();
const png = await noise.clone().png().toBuffer();
const webp = await noise.clone().webp().toBuffer();
const gif = await noise.clone().gif().toBuffer();
const frames = { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } } as const;
const animation = sharp(randomBytes(60 * 120 * 3), frames);
const start = ({ length }: Buffer, part: number) => Math.floor(length * part);

const fine = {
  'a JPEG': jpeg,
  'a progressive JPEG with a place and a small picture of itself': await noise
    .clone()
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg({ progressive: true })
    .toBuffer(),
  'a JPEG with something behind it': Buffer.concat([jpeg, randomBytes(5000)]),
  'a PNG': png,
  'a GIF': gif,
  'an animated GIF': await animation.clone().gif().toBuffer(),
  'a WebP': webp,
  'a lossless WebP': await noise.clone().webp({ lossless: true }).toBuffer(),
  'an animated WebP': await animation.clone().webp().toBuffer(),
  'a panorama of 16000 × 2000': await plain(16_000, 2000).jpeg().toBuffer(),
  '48 megapixels': await plain(8000, 6000).jpeg().toBuffer(),
};

const refused = {
  'a screenshot of 1080 × 20000': await plain(1080, 20_000).png().toBuffer(),
  'one of 16000 × 800': await plain(16_000, 800).webp().toBuffer(),
  'one pixel': await plain(1, 1).png().toBuffer(),
  'a GIF of one pixel': await plain(1, 1).gif().toBuffer(),
  '60 megapixels': await plain(10_000, 6000).jpeg().toBuffer(),
  '225 megapixels in a few bytes': bomb(),
  'nothing at all': Buffer.alloc(0),
  'a PDF that calls itself a photo': Buffer.from('%PDF-1.7\n1 0 obj'),
  'a photo of an iPhone': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'a video': Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42'),
  'a JPEG of which half came': jpeg.subarray(0, start(jpeg, 0.5)),
  'a PNG of which half came': png.subarray(0, start(png, 0.5)),
  'a WebP of which half came': webp.subarray(0, start(webp, 0.5)),
  'a GIF of which half came': gif.subarray(0, start(gif, 0.5)),
  'the first bytes of a JPEG': jpeg.subarray(0, 100),
};

/** Returns what the device says before anything is sent (rule SVC-100). */
function saidOf(bytes: Buffer): string | null {
  if (bytes.length === 0) return emptyFile;
  const format = imageFormat(bytes);
  const picture = format && pictureOf(bytes, format);
  if (!picture) return uploadFiles.notAnImage;
  return sizeFault(picture) ?? (picture.isWhole ? null : damagedPicture);
}

async function answerOf(bytes: Buffer, name: string): Promise<string | null> {
  const body = form({}, 'photo', [{ bytes, name }]);
  const reply = await h.call('PUT', `/api/uploads/${randomUUID()}`, { as: provider.token, body });
  if (reply.status === 200) return null;
  expect([reply.status, reply.body.code, reply.body.errors]).toEqual([
    400,
    'upload_refused',
    { photo: reply.body.message },
  ]);
  return reply.body.message ?? '';
}

test.each(Object.entries(fine))('%s is taken by device and server', async (_, bytes) => {
  expect(saidOf(bytes)).toBeNull();
  expect(await answerOf(bytes, 'IMG_1.jpg')).toBeNull();
});

test.each(Object.entries(refused))('%s is refused by both, in the same words', async (_, bytes) => {
  const said = naming(saidOf(bytes) ?? '', 'IMG_1.jpg');
  expect(said).toContain('IMG_1.jpg');
  expect(await answerOf(bytes, 'IMG_1.jpg')).toBe(said);
});

test('what is told has the size, and what to do', () => {
  expect(sizeFault({ width: 1080, height: 20_000 })).toBe(
    'La foto {file} es demasiado alargada (1080 × 20000). Un lado puede medir hasta 10 veces el otro: recortala y elegila de nuevo.',
  );
  expect(sizeFault({ width: 10_000, height: 6000 })).toBe(
    'La foto {file} es demasiado grande (10000 × 6000). El tope es de 50 megapíxeles: sacala con menos resolución, o mandá una captura de pantalla.',
  );
  expect(sizeFault({ width: 1, height: 1 })).toBe(
    'La foto {file} es demasiado chica (1 × 1). Cada lado tiene que medir 32 píxeles o más: elegí otra.',
  );
});
