import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { finishPage } from './finished.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of texts and objects that are in use. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

it('a finished page keeps no part of the text that it was made of', async () => {
  const mark = '{"page_token":"provider:1234567"}';
  const before = heap();
  const pages = Array.from({ length: 20 }, (_, at) =>
    finishPage(`<html><body>${mark}${`${at} `.repeat(500_000)}</body>\n</html>\n`, true),
  );
  expect(heap() - before).toBeLessThan(5_000_000);
  expect(pages.map(({ marks }) => marks)).toEqual(pages.map(() => ['provider:1234567']));
  const { body } = (await pages[3]?.written({ 'provider:1234567': 'a.b' }, 'identity')) ?? {};
  expect(body?.subarray(-120).toString()).toMatch(
    /3 3 <script .*>\{"provider:1234567":"a.b"\}<\/script><\/body>\n<\/html>\n$/,
  );
});
