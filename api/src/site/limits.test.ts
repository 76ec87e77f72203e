import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';

// a twentieth: 3 of 60 a minute
const h = await startHarness({ RATE_LIMIT_SCALE: '0.05' });

it.each(['/sitemap.xml', '/sitemap/pages.xml.gz'])('%s is read 60 times a minute at most', async (url) => {
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await h.app.inject(url)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
