// Finds a Chromium for the browser tests: the one in CHROMIUM_PATH, the system's, Playwright's own, or the system's
// package, which it then installs. It also finds the headless shell, in which most tests run.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The headless shell draws the same pages a third faster. The tests run without it where it cannot be installed. */
const shell = '/usr/bin/chromium-headless-shell';

/** Returns `{ path }`, or `{ problem }` with a sentence that says what to do. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named) ? { path: named } : { problem: `CHROMIUM_PATH names ${named}, which is missing.` };
  const { chromium } = await import('@playwright/test');
  const found = [...system, chromium.executablePath()].find((path) => path && existsSync(path));
  if (!found) return installChromium();
  if (found === system[0] && !existsSync(shell) && canInstall()) await install('chromium-headless-shell');
  return { path: found };
}

async function installChromium() {
  const advice = 'Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.';
  if (!canInstall()) return { problem: `No Chromium was found, and this account cannot install one. ${advice}` };
  await install('chromium', 'chromium-headless-shell');
  return existsSync(system[0]) ? { path: system[0] } : { problem: `Chromium could not be installed. ${advice}` };
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

async function install(...packages) {
  console.log(`Installing the system's packages (apt-get install ${packages.join(' ')})…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await promisify(execFile)('apt-get', ['-q', ...args], { env, timeout: 300_000, maxBuffer: 2 ** 26 }).catch(
      ({ stderr, message }) => console.error(`apt-get ${args[0]} failed:\n${stderr || message}`),
    );
  }
}
