import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFolder } from '../../core/folders.ts';
import { decoder } from '../../images/decoder.ts';
import { untrusted } from '../../images/render.ts';
import { type Drawn, pictureSize } from '../head/picture.ts';
import { type Lettering, lettered, lines } from './lettering.ts';

/** WhatsApp shows no larger pictures. */
const mostBytes = 300_000;
const longestSeconds = 10;

/** The brand's colours (web/src/ui/tokens.css). */
const colors = { ground: '#FBF8F2', ink: '#15242B', muted: '#4A5B63', petrol: '#0B5E6B' };
const margin = 64;
const coverWidth = 500;
const title: Lettering = { weight: 'bold', size: 62, color: colors.ink };
const price: Lettering = { weight: 'bold', size: 46, color: colors.petrol };
const small: Lettering = { weight: 'plain', size: 34, color: colors.muted };

const wordmark = readFileSync(join(apiFolder, 'src/site/previews/wordmark.svg'));

/**
 * Draws the picture of a link as JPEG, smaller than WhatsApp's limit. `picture`: the stored cover, when there is one.
 */
export async function draw(drawn: Drawn, picture: Buffer | null): Promise<Buffer> {
  const sharp = await decoder();
  const cover = picture && (await coverImage(sharp, picture));
  const width = pictureSize.width - 2 * margin - (cover ? coverWidth : 0);
  const layers = [
    ...(cover ? [{ input: cover, left: pictureSize.width - coverWidth, top: 0 }] : []),
    { input: Buffer.from(texts(drawn, width)), left: 0, top: 0 },
    { input: await sharp(wordmark, { density: 96 }).resize({ height: 72 }).png().toBuffer(), left: margin, top: 52 },
  ];
  const whole = await sharp({ create: { ...pictureSize, channels: 3, background: colors.ground } })
    .composite(layers)
    .timeout({ seconds: longestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: whole.info.width, height: whole.info.height, channels: whole.info.channels };
  for (const quality of [82, 65, 45]) {
    const jpeg = await sharp(whole.data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < mostBytes) return jpeg;
  }
  throw new Error('a picture for a link stays too large');
}

/** Returns the cover cut to fill its half of the picture; null when it cannot be read. */
async function coverImage(sharp: Awaited<ReturnType<typeof decoder>>, picture: Buffer): Promise<Buffer | null> {
  return sharp(picture, untrusted)
    .resize({ width: coverWidth, height: pictureSize.height, fit: 'cover' })
    .timeout({ seconds: longestSeconds })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);
}

/**
 * Returns the texts one below another: the title, the price, the rating, and a last line, such as the place or the
 * description.
 */
function texts(drawn: Drawn, width: number): string {
  const rows: { text: string; lettering: Lettering; step: number }[] = [];
  const add = (text: string | undefined, lettering: Lettering, most: number, gap: number) => {
    const all = text ? lines(text, lettering, width, most) : [];
    for (const [at, line] of all.entries()) {
      rows.push({ text: line, lettering, step: lettering.size * 1.18 + (at === 0 ? gap : 0) });
    }
  };
  add(drawn.title, title, 3, 0);
  add(drawn.price, price, 1, 22);
  add(drawn.rated, small, 1, 16);
  add(drawn.line, small, 2, 14);
  let y = 190;
  const paths = rows.map(({ text, lettering, step }) => {
    y += step;
    return lettered(text, lettering, margin, y);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">${paths.join('')}</svg>`;
}
