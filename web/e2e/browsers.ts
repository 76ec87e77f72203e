import { existsSync } from 'node:fs';

function first(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Undefined stands for the Chromium that Playwright installs itself.
const whole = first(process.env.CHROMIUM_PATH, '/usr/bin/chromium');

/** Chromium as people have it: for installing, pushes, and what has to survive its restart. */
export const wholeBrowser = { executablePath: whole, args };

/** The same engine without a window, a third quicker; the whole one where there is none. */
export const lightBrowser = { executablePath: first('/usr/bin/chromium-headless-shell') ?? whole, args };
