// The images that iOS shows while the installed app starts: the bird on the app's background, one a screen of today's
// iPhones. Drawn anew by: node web/build/startup.ts
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Width and height in CSS pixels, and how many real ones each is. */
const screens: readonly [width: number, height: number, ratio: number][] = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 2],
  [430, 932, 3],
  [440, 956, 3],
];
const background = '#FBF8F2';
const web = fileURLToPath(new URL('..', import.meta.url));

/** The file, the pixels and the condition of each. */
export const startupImages = screens.map(([width, height, ratio]) => ({
  file: `startup/${width * ratio}x${height * ratio}.png`,
  width: width * ratio,
  height: height * ratio,
  media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`,
}));

if (process.argv[1] === fileURLToPath(import.meta.url)) await draw();

async function draw(): Promise<void> {
  await mkdir(join(web, 'public/startup'), { recursive: true });
  const logo = await readFile(join(web, 'public/favicon.svg'));
  for (const { file, width, height } of startupImages) {
    const bird = await sharp(logo, { density: 300 })
      .resize(Math.round(width / 3))
      .png()
      .toBuffer();
    await sharp({ create: { width, height, channels: 3, background } })
      .composite([{ input: bird }])
      .png({ palette: true, colours: 32, compressionLevel: 9 })
      .toFile(join(web, 'public', file));
  }
}
