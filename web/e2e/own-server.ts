import { test as base } from '@playwright/test';
import { demoCopy } from './demo-copy.ts';
import { startKillableServer } from './killable-server.ts';

// a rendered page serves the next visitor, and is not so old that the app fetches it again
const given = { DEMO: '1', RESPONSE_CACHE_SECONDS: '5' };

/**
 * Returns a test with a demo server per worker, which renders first views as the real server does, and which other
 * tests do not change. Its port is `ahead` of the suite's, plus the worker's number, so each spec has its own port.
 */
export function ownServer(ahead: number) {
  return base.extend<object, { server: { baseURL: string } }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
      async ({}, use, { parallelIndex }) => {
        const suite = Number(process.env.E2E_PORT ?? 3210);
        const server = await startKillableServer(suite + ahead + parallelIndex, given, demoCopy(suite));
        await use(server);
        await server.end();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ server }, use) => use(server.baseURL),
  });
}
