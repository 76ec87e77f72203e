import { postFiles } from '@tero/shared/contract/posts';
import { limits } from '@tero/shared/limits';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admit, prepare } from './admission.ts';

vi.mock('../../lib/device/worker-address.ts', () => ({ workerAddress: String }));

/** Returns a canvas that encodes a JPEG of its size. */
function canvas() {
  const drawn = { width: 0, height: 0, getContext: () => null, toBlob };
  function toBlob(done: (blob: Blob) => void) {
    const { width, height } = drawn;
    void jpegOf(width, height).then((bytes) => done(new Blob([new Uint8Array(bytes)])));
  }
  return drawn;
}

/**
 * Decodes like a browser without HEIC. Throws for an image that it cannot decode completely, or that needs too much
 * memory.
 */
async function createImageBitmap(file: File, options?: ImageBitmapOptions) {
  // Chrome 109 and Safari 15 do not support the newer values of this option
  if (options?.imageOrientation === 'from-image') throw new TypeError();
  const bytes = Buffer.from(await file.arrayBuffer());
  const { info } = await sharp(bytes, { limitInputPixels: 70_000_000 }).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, close: () => undefined };
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('document', { createElement: canvas });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5e6b' } });
const jpegOf = (width: number, height: number) => plain(width, height).jpeg().toBuffer();
const file = (name: string, bytes: Buffer | string, type = 'image/jpeg') =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type });
const rules = postFiles;
const good = await jpegOf(640, 480);

/** Returns a file that can be chosen but not read. */
function unreadable(name: string, read: () => Promise<ArrayBuffer>): File {
  return Object.assign(file(name, good), { arrayBuffer: read });
}
const fails = (error: string) => () => Promise.reject(new DOMException('', error));

const unread = (name: string) =>
  `No pudimos leer ${name}: puede estar en la nube, haberse movido o faltarle permiso. Abrí la foto en tu galería, esperá que se descargue y elegila de nuevo.`;
const damaged = (name: string) =>
  `La foto ${name} está cortada o dañada. Mirala en tu galería: si no se ve entera, elegí otra.`;
const foreign = (name: string) => `El archivo ${name} no es una imagen válida`;
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(64)]);
const broken = Buffer.from(await plain(200, 200).png().toBuffer());
broken.fill(0x55, 45, 120);

const refused: [string, File, string][] = [
  ['in the cloud, or changed since', unreadable('a.jpg', fails('NotReadableError')), unread('a.jpg')],
  ['gone', unreadable('b.jpg', fails('NotFoundError')), unread('b.jpg')],
  ['without permission', unreadable('c.jpg', fails('NotAllowedError')), unread('c.jpg')],
  ['of which half is on the phone', unreadable('d.jpg', async () => new ArrayBuffer(100)), unread('d.jpg')],
  [
    'empty',
    file('e.jpg', ''),
    'El archivo e.jpg está vacío. Si está en la nube, abrilo en tu galería, esperá que se descargue y elegilo de nuevo.',
  ],
  ['a PDF under the name of a photo', file('f.jpg', '%PDF-1.7\n'), foreign('f.jpg')],
  ['a video', file('g.jpg', '\0\0\0\x18ftypmp42\0\0\0\0isom'), foreign('g.jpg')],
  [
    'a page behind the first bytes of a photo',
    file('h.jpg', Buffer.concat([good.subarray(0, 4), Buffer.from('<html>')])),
    foreign('h.jpg'),
  ],
  ['a photo that ends in its middle', file('i.jpg', good.subarray(0, good.length - 200)), damaged('i.jpg')],
  ['a whole one with spoiled pixels', file('j.png', broken, 'image/png'), damaged('j.png')],
  [
    'one in the format of an iPhone, under another name',
    file('k.jpg', heic),
    'Este navegador no puede abrir k.jpg, que tu celular guardó en formato HEIC. Elegila en JPG, o mandá una captura de pantalla.',
  ],
  [
    'of more bytes than a camera takes',
    file('l.jpg', Buffer.alloc(limits.imageSourceBytes + 1, 0xff)),
    'La foto l.jpg pesa más de 25 MB. Elegí una más liviana.',
  ],
  [
    'an animation of more bytes than are sent',
    file('m.gif', Buffer.concat([await plain(64, 64).gif().toBuffer(), Buffer.alloc(limits.postImageBytes)])),
    'La imagen m.gif es demasiado grande. Máximo 5MB por imagen',
  ],
  [
    'a very tall screenshot',
    file('n.png', await plain(1080, 20_000).png().toBuffer(), 'image/png'),
    'La foto n.png es demasiado alargada (1080 × 20000). Un lado puede medir hasta 10 veces el otro: recortala y elegila de nuevo.',
  ],
  [
    'one pixel',
    file('o.gif', await plain(1, 1).gif().toBuffer(), 'image/gif'),
    'La foto o.gif es demasiado chica (1 × 1). Cada lado tiene que medir 32 píxeles o más: elegí otra.',
  ],
  [
    'of more pixels than this phone draws or the server takes',
    file('p.jpg', await jpegOf(10_000, 8000)),
    'La foto p.jpg es demasiado grande (10000 × 8000). El tope es de 50 megapíxeles: sacala con menos resolución, o mandá una captura de pantalla.',
  ],
];

test.each(refused)('a chosen file is refused at once: %s', async (_, chosen, said) => {
  expect(await prepare(chosen, rules)).toEqual({ fault: said });
});

test('a file whose reading never ends is told of, and the others go on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = unreadable('lenta.jpg', () => new Promise(() => undefined));
  const added: File[] = [];
  const faults = admit([file('1.jpg', good), hanging, file('3.jpg', good)], {
    rules,
    room: () => 5 - added.length,
    add: (made) => added.push(made),
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.waitFor(() => expect(added).toHaveLength(1));
  await vi.runAllTimersAsync();
  expect(await faults).toEqual(['De las 3 fotos que elegiste, no pudimos agregar:', `Foto 2: ${unread('lenta.jpg')}`]);
  expect(added.map(({ name }) => name)).toEqual(['1.jpg', '3.jpg']);
});

const taken: [string, File, number, number][] = [
  ['a photo as it is', file('a.jpg', good), 640, 480],
  ['a panorama, smaller', file('b.jpg', await jpegOf(16_000, 2000)), 1920, 240],
  ['60 megapixels, smaller', file('c.jpg', await jpegOf(10_000, 6000)), 1920, 1152],
  ['a photo without a name or a type', file('', good, ''), 640, 480],
  ['an animation', file('d.gif', await plain(64, 48).gif().toBuffer(), 'image/gif'), 64, 48],
];

test.each(taken)('a chosen file is taken: %s', async (_, chosen, width, height) => {
  const made = await prepare(chosen, rules);
  if ('fault' in made) throw new Error(made.fault);
  const seen = await sharp(Buffer.from(await made.file.arrayBuffer())).metadata();
  expect([seen.width, seen.height]).toEqual([width, height]);
});

test('what was taken is in memory: that the file goes afterwards loses nothing', async () => {
  const chosen = file('a.jpg', good);
  const made = await prepare(chosen, rules);
  Object.assign(chosen, { arrayBuffer: fails('NotReadableError') });
  expect('file' in made && Buffer.from(await made.file.arrayBuffer()).equals(good)).toBe(true);
});

test('of several, each is told by its place, and how many fit comes last', async () => {
  const added: File[] = [];
  const chosen = [file('a.jpg', good), file('b.jpg', 'x'), file('c.jpg', good), file('d.jpg', good)];
  const faults = await admit(chosen, { rules, room: () => 2 - added.length, add: (made) => added.push(made) });
  expect(faults).toEqual([
    'De las 4 fotos que elegiste, no pudimos agregar:',
    `Foto 2: ${foreign('b.jpg')}`,
    rules.tooMany,
  ]);
});
