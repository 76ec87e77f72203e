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

// undefined: the Chromium that Playwright installs
const whole = first(process.env.CHROMIUM_PATH, '/usr/bin/chromium');

// optimising scripts that run once takes longer than it saves
const lightArgs = [...args, '--js-flags=--max-lazy,--no-opt,--no-maglev'];

/** The full Chromium as people use it, for installing, pushes, and tests that restart it. */
export const wholeBrowser = { executablePath: whole, args };

/** The headless shell, which does less work to render; the full Chromium where it is missing. */
export const lightBrowser = {
  executablePath: first('/usr/bin/chromium-headless-shell') ?? whole,
  args: lightArgs,
};
