// Measures how long the app takes from nothing to the first card of /servicios without signal: a new browser process, the
// profile of an earlier visit, and a processor a quarter as fast.

import { mkdirSync, mkdtempSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startDemo } from './demo.mjs';

/** How many times slower a cheap phone is. */
const slower = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Returns the steps of each round in ms from the start of the navigation, and the machine's load of the last minute. */
export async function measureColdStart(executablePath, rounds, folder) {
  mkdirSync(folder, { recursive: true });
  const server = await startDemo(folder);
  const origin = `http://127.0.0.1:${server.port}`;
  const profile = mkdtempSync(join(folder, 'profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...phone, executablePath, headless: true, serviceWorkers: 'allow' });
  try {
    await visit(await open(), origin);
    // the browser compiles code for its cache when it has met it before
    await restart(await open(), origin);
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await restart(await open(), origin));
    return times;
  } finally {
    await server.stop();
  }
}

/** An earlier visit with signal, which leaves the app and the list on the device. */
async function visit(context, origin) {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${origin}/servicios`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.goto(`${origin}/servicios`);
  await page.locator('main article').first().waitFor();
  // responses are stored when the browser is idle
  await page.waitForTimeout(3_000);
  await context.close();
}

async function restart(context, origin) {
  const page = context.pages()[0] ?? (await context.newPage());
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Runtime.enable');
  await devtools.send('Page.enable');
  await devtools.send('Runtime.addBinding', { name: 'tellCard' });
  const source = `(${watchCard})()`;
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const card = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
  // Playwright's own waiting would run its scripts in the page meanwhile, 13 ms of an unslowed processor
  await devtools.send('Page.navigate', { url: `${origin}/servicios` });
  await card;
  const steps = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation');
    const code = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const before = code.filter(({ responseEnd }) => responseEnd <= window.benchCard);
    return {
      worker: page.fetchStart - page.workerStart,
      shell: page.responseEnd,
      code: Math.max(...before.map(({ responseEnd }) => responseEnd)),
      files: before.length,
      paint: paint?.startTime ?? 0,
      card: window.benchCard,
    };
  });
  await context.close();
  return { ...steps, load: loadavg()[0] };
}

/** Runs in the page. */
function watchCard() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main article a[href^="/servicios/"]')) return;
    window.benchCard = performance.now();
    observer.disconnect();
    window.tellCard('');
  }).observe(document, { childList: true, subtree: true });
}
