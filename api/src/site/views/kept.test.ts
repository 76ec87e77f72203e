import { expect, it } from 'vitest';
import { finishPage } from './finished.ts';
import { pagesKept } from './kept.ts';

const pageOf = (size: number) => finishPage(`<html><body>${'x'.repeat(size)}</body></html>`, true);

it('a page is given out for 5 seconds from when it was made, however often it is asked for', () => {
  let now = 0;
  const kept = pagesKept(() => now);
  const page = pageOf(10);
  kept.keep('/', page);
  for (now = 0; now < 5_000; now += 1_000) expect(kept.get('/')).toBe(page);
  expect(kept.get('/')).toBeNull();
});

it('pages take 16 MB at most: the one that nobody asked for the longest goes first', () => {
  const kept = pagesKept(() => 0);
  for (const path of ['/a', '/b', '/c']) {
    kept.keep(path, pageOf(4_000_000));
    kept.get('/a');
  }
  expect([kept.get('/a'), kept.get('/b'), kept.get('/c')]).toEqual([expect.anything(), null, expect.anything()]);
  kept.keep('/huge', pageOf(12_000_000));
  expect(kept.get('/huge')).toBeNull();
});
