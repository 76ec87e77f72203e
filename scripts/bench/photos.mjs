// Measures how long a phone takes to make photos of twelve megapixels ready to be sent, and how long its screen stands
// still meanwhile, in a real browser on the last build. The processor of the page is slowed down as devtools do it,
// which leaves workers as fast as they are: their time, nearly all of it, counts as many times over.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startDemo } from './demo.mjs';

/** How many times slower a cheap phone is. */
const slower = 4;

/** Returns, in ms: `fast` and `slow` from the choice of a photo until it stands in the form, and the `longest` task. */
export async function measurePhotos(executablePath, rounds, folder) {
  mkdirSync(folder, { recursive: true });
  const server = await startDemo(folder);
  const browser = await chromium.launch({ executablePath });
  try {
    const photo = await drawPhoto(browser, join(folder, 'foto.jpg'));
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await watch(page);
    await signIn(page, `http://127.0.0.1:${server.port}`);
    const devtools = await page.context().newCDPSession(page);
    const fast = [];
    const slow = [];
    const tasks = [];
    for (let round = 0; round < rounds; round += 1) {
      fast.push((await choose(page, photo)).ready);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const { ready, longest } = await choose(page, photo);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      slow.push(ready);
      tasks.push(longest);
    }
    // the fastest round: whatever else the machine did is in none of it
    const [best, slowed, longest] = [fast, slow, tasks].map((list) => Math.min(...list));
    return { fast: best, worker: best * slower, slow: slowed, longest };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Draws noise, as fine as in a photo: megabytes of JPEG. */
async function drawPhoto(browser, path) {
  const page = await browser.newPage();
  const dataUrl = await page.evaluate(() => {
    const small = Object.assign(document.createElement('canvas'), { width: 2000, height: 1500 });
    const noise = new ImageData(small.width, small.height);
    for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = i % 4 === 3 ? 255 : 100 + Math.random() * 60;
    small.getContext('2d').putImageData(noise, 0, 0);
    const photo = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
    photo.getContext('2d').drawImage(small, 0, 0, 4000, 3000);
    return photo.toDataURL('image/jpeg', 0.92);
  });
  await page.close();
  writeFileSync(path, Buffer.from(dataUrl.split(',')[1], 'base64'));
  return path;
}

/** Notes in the page when a file was chosen, when its preview came, and the longest task between. */
function watch(page) {
  return page.addInitScript(() => {
    const seen = { chosen: 0, ready: 0, longest: 0 };
    window.benchSeen = seen;
    document.addEventListener(
      'change',
      ({ target }) => {
        if (target.type === 'file') Object.assign(seen, { chosen: performance.now(), ready: 0, longest: 0 });
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (seen.chosen && !seen.ready && document.querySelector('fieldset li img')) seen.ready = performance.now();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) {
        const isMeanwhile = task.startTime >= seen.chosen && (!seen.ready || task.startTime <= seen.ready);
        if (seen.chosen && isMeanwhile) seen.longest = Math.max(seen.longest, task.duration);
      }
    }).observe({ type: 'longtask' });
  });
}

async function signIn(page, origin) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email o nombre de usuario').fill('proveedor@demo.example');
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Tero-demo-1');
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(`${origin}/`);
  await page.goto(`${origin}/create-post`);
  await page.getByLabel('Descripción').waitFor();
}

async function choose(page, photo) {
  await page.locator('fieldset input[type=file]').first().setInputFiles(photo);
  await page.waitForFunction(() => window.benchSeen.ready > 0);
  // long tasks are told a moment later
  await page.waitForTimeout(300);
  const { chosen, ready, longest } = await page.evaluate(() => window.benchSeen);
  await page.getByRole('button', { name: 'Quitar la foto 1' }).click();
  await page.locator('fieldset li').waitFor({ state: 'detached' });
  await page.evaluate(() => Object.assign(window.benchSeen, { chosen: 0 }));
  return { ready: ready - chosen, longest };
}
