import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';

// a twentieth: 3 of 60 a minute
const h = await startHarness({ RATE_LIMIT_SCALE: '0.05' });

it.each([
  ['/sitemap.xml', 200],
  ['/sitemap/pages.xml.gz', 200],
  ['/previews/service-1-0123456789ab.jpg', 404],
])('%s is read 60 times a minute at most', async (url, status) => {
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await h.app.inject(url)).statusCode);
  expect(statuses).toEqual([status, status, status, 429]);
});
