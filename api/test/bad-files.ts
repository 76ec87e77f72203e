import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { SentFile } from './forms.ts';

/** Returns a decompression bomb: 15000×15000 pixels with one bit per pixel, 225 megapixels in less than 30 kB. */
export function bomb(): Buffer {
  const side = 15_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${script}</svg>`;
/** A JPEG of noise: cut anywhere, it is a truncated image. */
export const jpeg = await sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
  .jpeg()
  .toBuffer();
const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#123456' } })
  .png({ compressionLevel: 0 })
  .toBuffer();

/** Whole, but its pixels are not what its checksum says. */
const spoiled = Buffer.from(png);
spoiled.fill(0x55, 60, 120);

const red = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: 'red' } });
const tiff = await red(9).tiff().toBuffer();
const avif = await red(64).avif().toBuffer();

/** Files that every endpoint for images must refuse, by kind. */
export const badFiles: Record<string, SentFile> = {
  'an SVG with a script': { bytes: svg, name: 'logo.svg', type: 'image/svg+xml' },
  'an SVG that calls itself a JPEG': { bytes: svg, name: 'logo.jpg' },
  'an SVG behind the letters of WebP': { bytes: `<svg    WEBP xmlns="x">${script}`, name: 'logo.webp' },
  'an SVG behind the letters of a GIF': { bytes: `GIF89a${svg}`, name: 'logo.gif', type: 'image/gif' },
  'HTML that calls itself a JPEG': { bytes: `<!doctype html>${script}`, name: 'foto.jpg' },
  'HTML behind the first bytes of a JPEG': {
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)]),
    name: 'foto.jpg',
  },
  'a PNG of 225 megapixels': { bytes: bomb(), name: 'bomba.png', type: 'image/png' },
  'a JPEG cut off in the middle': { bytes: jpeg.subarray(0, jpeg.length / 2), name: 'cortada.jpg' },
  'a JPEG without its last kilobyte': { bytes: jpeg.subarray(0, jpeg.length - 1024), name: 'cortada.jpg' },
  'a PNG cut off in the middle': { bytes: png.subarray(0, png.length / 2), name: 'cortada.png' },
  'a PNG with a spoiled row': { bytes: spoiled, name: 'manchada.png' },
  'nothing at all': { bytes: '', name: 'vacia.jpg' },
  'a PDF': { bytes: '%PDF-1.7\n', name: 'presupuesto.pdf', type: 'application/pdf' },
  'an old picture format with a program inside': { bytes: '%!PS-Adobe-3.0 EPSF', name: 'foto.jpg' },
  'a TIFF': {
    bytes: tiff,
    name: 'escaneo.tif',
  },
  'an AVIF': {
    bytes: avif,
    name: 'foto.avif',
  },
};
