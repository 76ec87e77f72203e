/** Draws the icons of the app's shortcuts: node web/build/shortcut-icons.mjs */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const icons = fileURLToPath(new URL('../public/icons', import.meta.url));

/** Line drawings on 24×24, as lucide draws them. */
const drawings = {
  publish: '<path d="M12 5v14M5 12h14"/>',
  // a paper plane
  outbox: '<path d="M20.5 3.5 9.8 14.2M20.5 3.5l-6.4 17-4.3-6.3-6.3-4.3z"/>',
  reviews: '<path d="m12 3.2 2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6-4.4-4.3 6.1-.9z"/>',
  contacts:
    '<path d="M21 16.2v2.6a2 2 0 0 1-2.2 2A17.6 17.6 0 0 1 3.2 5.2 2 2 0 0 1 5.2 3h2.6a1.5 1.5 0 0 1 1.5 1.3c.2 1 .4 1.9.7 2.8a1.5 1.5 0 0 1-.4 1.6L8.4 9.9a13 13 0 0 0 5.7 5.7l1.2-1.2a1.5 1.5 0 0 1 1.6-.4c.9.3 1.8.5 2.8.7a1.5 1.5 0 0 1 1.3 1.5z"/>',
};

for (const [name, drawing] of Object.entries(drawings)) {
  for (const size of [96, 192]) await draw(drawing, size, `shortcut-${name}-${size}`);
}

/** Renders a drawing in sand on the brand's petrol. */
async function draw(drawing, size, name) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="32" fill="#0B5E6B"/><g transform="translate(14 14) scale(1.5)" fill="none" stroke="#FBF8F2" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
  await sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(icons, `${name}.png`));
}
