// npm run build -- --screenshots: takes the pictures of the README and of the install dialog from the built app and the demo's
// content, on port 3940. Fails, and leaves all pictures as they are, when a screen does not come up or a picture is blank.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { isBlank, storeAsWebp } from './screenshot.ts';

const root = join(import.meta.dirname, '../..');
const port = process.env.PORT ?? '3940';
const narrow = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 };

const pictures = [
  { name: 'inicio-movil', path: '/', device: narrow },
  { name: 'listado-movil', path: '/servicios/categoria/Electricidad', device: narrow },
  { name: 'detalle-movil', path: '/servicios/1', device: narrow },
  { name: 'inicio-escritorio', path: '/', device: wide },
];

if (!existsSync(join(root, 'web/dist/index.html'))) spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
const data = mkdtempSync(join(tmpdir(), 'tero-screenshots-'));
const server = fork(join(root, 'scripts/lighthouse/demo-server.mjs'), [port, data]);
let browser;
try {
  await once(server, 'message');
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  const taken = [];
  for (const picture of pictures) taken.push(await take(picture));
  for (const [at, { name }] of pictures.entries()) {
    const file = join(root, 'web/public/screenshots', `${name}.webp`);
    await storeAsWebp(taken[at], file);
    console.log(file);
  }
} finally {
  await browser?.close();
  server.disconnect();
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}

async function take({ name, path, device }) {
  const context = await browser.newContext({
    ...device,
    locale: 'es-UY',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth, loading }) =>
      loading === 'lazy' ? true : complete && naturalWidth > 0,
    ),
  );
  const png = await page.screenshot();
  await context.close();
  if (await isBlank(png)) throw new Error(`${name}: the picture of ${path} is blank`);
  return png;
}
