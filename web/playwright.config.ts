import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { lightBrowser } from './e2e/browsers.ts';
import { wide } from './e2e/sizes.ts';

// the next port is the one of its control endpoints (e2e/mails.ts)
const port = Number(process.env.E2E_PORT ?? 3210);
const baseURL = `http://127.0.0.1:${port}`;
const root = join(import.meta.dirname, '..');
// milliseconds. A net for what never happens: tests wait for what must, so a busy machine fails none. Whoever looks for a
// fault lowers it for a run (E2E_LIMIT, seconds), not here: at 15 s a whole suite failed where nothing was wrong
const limit = Number(process.env.E2E_LIMIT ?? 60) * 1000;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalTeardown: './e2e/global-teardown.ts',
  forbidOnly: true,
  // in a whole run, where one in 420 may fall to a busy machine: what then passes is told by name, and few are let through
  retries: report ? 1 : 0,
  workers: 3,
  timeout: 20 * 60_000,
  expect: { timeout: limit, toPass: { timeout: 5 * 60_000 } },
  // dots: what failed stands together at the end, where a log that is cut still has it
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['line']],
  use: {
    baseURL,
    actionTimeout: limit,
    // the service worker stores the whole app in every new profile; tests about it enable it themselves
    serviceWorkers: 'block',
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: lightBrowser,
  },
  // runs as a phone unless the test's title contains @desktop; what contains @wide is for npm run e2e -- --wide
  projects: [
    {
      name: 'phone',
      grepInvert: wide ? /@desktop/ : /@desktop|@wide/,
      // frames of skeletons and spinners are an eighth of what a page costs to load; the desktop moves
      use: { ...devices['Desktop Chrome'], ...phone, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'desktop',
      grep: /@desktop/,
      grepInvert: wide ? /$^/ : /@wide/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    cwd: root,
    env: { PORT: String(port), PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    // its control endpoints come last, when all its data is there
    url: `http://127.0.0.1:${port + 1}/errors`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 5 * 60_000,
  },
});
