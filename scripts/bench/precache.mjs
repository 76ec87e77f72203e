// Measures, in a real browser on the last build and over a slow line, how long after the first paint of a first visit the
// app is usable without signal: its service worker has stored the shell and the screens for visitors.

import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startDemo } from './demo.mjs';
import { startSlowLine } from './slow-line.mjs';

/** The lines, with the ms after the first paint that are allowed. */
export const lines = [
  { name: '60 ms, 1.6 Mb/s', roundTrip: 60, bytesPerSecond: 200_000, most: 4_000 },
  { name: '300 ms, 90 kB/s', roundTrip: 300, bytesPerSecond: 90_000, most: 15_000 },
];

/** Returns for each line the median ms of `rounds` first visits, each in a browser that knows nothing. */
export async function measurePrecache(executablePath, rounds, folder) {
  mkdirSync(folder, { recursive: true });
  const server = await startDemo(folder);
  const browser = await chromium.launch({ executablePath });
  const medians = {};
  try {
    for (const line of lines) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push(await firstVisit(browser, server.port, line));
      medians[line.name] = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return medians;
}

async function firstVisit(browser, port, how) {
  const line = await startSlowLine(port, how);
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    await page.addInitScript(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        window.benchControlled ??= performance.now();
      });
    });
    await page.goto(`${line.origin}/`, { waitUntil: 'commit' });
    const time = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && window.benchControlled ? window.benchControlled - paint.startTime : null;
    });
    const ms = await time.jsonValue();
    line.die();
    for (const [path, heading] of opened) {
      await page.goto(line.origin + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 20_000 });
    }
    return ms;
  } finally {
    await context.close();
    line.close();
  }
}

/** Screens that must open without signal after a first visit of the home page, with what they say. */
const opened = [
  ['/servicios', /./],
  ['/login', /./],
  ['/contact', /./],
];
