import { test as base } from '@playwright/test';
import { demoCopy } from './demo-copy.ts';
import { startKillableServer } from './killable-server.ts';

// a drawn page is there for the next visitor, and not so old that the app fetches it again
const given = { DEMO: '1', RESPONSE_CACHE_SECONDS: '5' };

/**
 * A server with the demo for each worker, which draws first views as the real one does, and of which other tests change
 * and count nothing. Its port is `ahead` of the suite's, by the worker's number further on: each spec has its own.
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
