import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { cutsSignal, findSignalFaults } from './signal.mjs';

const cuts = (source) => cutsSignal(parseSync('x.spec.ts', source).program);

test.each(['await context.setOffline(true);', 'await page.context().setOffline(isOut);'])('finds %s', (source) =>
  expect(cuts(source)).toBe(true),
);

test.each(['await context.setOffline(false);', 'await goOffline(page);'])('leaves %s', (source) =>
  expect(cuts(source)).toBe(false),
);

test('specs may not; what they call may', () => {
  const paths = ['web/e2e/stored-app.ts', 'web/e2e/posts.spec.ts'];
  const faults = findSignalFaults(paths.map((path) => ({ path, cutsSignal: true })));
  expect(faults.map(({ path, rule }) => [path, rule])).toEqual([['web/e2e/posts.spec.ts', 'signal']]);
});
