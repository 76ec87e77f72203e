/** Renders the brand's drawings into the app's icons and hero images: node web/build/icons.mjs <brand folder> */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const brand = process.argv[2];
if (!brand) throw new Error('usage: node web/build/icons.mjs <brand folder>');
const web = fileURLToPath(new URL('..', import.meta.url));
const icons = join(web, 'public/icons');
const heroes = join(web, 'src/assets/hero');
await mkdir(icons, { recursive: true });
await mkdir(heroes, { recursive: true });

const logo = await readFile(join(brand, 'logo.svg'));
const maskable = await readFile(join(brand, 'icon-maskable.svg'));
await writeFile(join(web, 'public/favicon.svg'), logo);

await png(logo, 192, 'icon-192');
await png(logo, 512, 'icon-512');
await png(maskable, 512, 'maskable-512');
// browsers and search engines ask for these two at the root, whatever the page says; iOS rounds the corners itself and
// renders transparency as black
await png(maskable, 180, '../apple-touch-icon');
await writeFile(
  join(web, 'public/favicon.ico'),
  ico(await sharp(logo, { density: 144 }).resize(48, 48).png().toBuffer(), 48),
);
// drawn on the pictures of links
await writeFile(join(web, '../api/src/site/previews/wordmark.svg'), await readFile(join(brand, 'logo-wordmark.svg')));
await png(Buffer.from(badge(logo.toString())), 96, 'badge-96');

for (const number of [1, 2, 3, 4]) {
  const svg = await readFile(join(brand, `hero-${number}.svg`));
  for (const width of [640, 1280, 1920]) {
    await sharp(svg, { density: 96 })
      .resize(width, Math.round((width * 9) / 16), { fit: 'cover' })
      .webp({ quality: 68, effort: 6 })
      .toFile(join(heroes, `hero-${number}-${width}.webp`));
  }
}

async function png(svg, size, name) {
  await sharp(svg, { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(join(icons, `${name}.png`));
}

/** Wraps a PNG as an icon file of one picture. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Renders the bird's outline in white on transparency, because systems colour it themselves. */
function badge(svg) {
  const outline = svg.match(/<clipPath id="t"><path d="([^"]+)"/)?.[1];
  const beak = svg.match(/<path fill="#E35B41" d="([^"]+)"/)?.[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 60 512 470"><defs><mask id="m"><rect y="60" width="512" height="470" fill="#fff"/><circle cx="312" cy="158" r="22" fill="#000"/></mask></defs><g fill="#fff" mask="url(#m)"><path d="${outline}"/><path d="${beak}"/></g></svg>`;
}
