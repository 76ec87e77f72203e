// Takes the screenshots that the install dialog and the README show, from a running server with the demo: node
// web/build/screenshots.mjs http://127.0.0.1:3000
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const base = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = join(import.meta.dirname, '../public/screenshots');
const narrow = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 };

const pictures = [
  { name: 'inicio-movil', path: '/', device: narrow },
  { name: 'listado-movil', path: '/servicios/categoria/Electricidad', device: narrow },
  { name: 'detalle-movil', path: '/servicios/1', device: narrow },
  { name: 'inicio-escritorio', path: '/', device: wide },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
await mkdir(folder, { recursive: true });
for (const { name, path, device } of pictures) {
  const context = await browser.newContext({
    ...device,
    locale: 'es-UY',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'networkidle' });
  // a page that did not come up is a failure, not a white picture
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  await context.close();
}
await browser.close();
