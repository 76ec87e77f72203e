import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';
import { filesOf, slowestLines, triedAgain } from './test-times.mjs';

const took = (...durations) => durations.map((duration) => ({ duration }));
const playwright = {
  suites: [
    {
      file: 'offers.spec.ts',
      specs: [{ title: 'an offer is made', tests: [{ status: 'expected', results: took(1500) }] }],
      suites: [{ specs: [{ title: 'an offer is edited', tests: [{ status: 'flaky', results: took(2000, 1000) }] }] }],
    },
  ],
};
const vitest = {
  testResults: [
    { name: join(root, 'api', 'src', 'pasted.test.ts'), startTime: 1000, endTime: 3250, assertionResults: [] },
  ],
};

test('each file of a report has its seconds, those of second tries included', () => {
  expect(filesOf(playwright)).toEqual([{ path: 'web/e2e/offers.spec.ts', seconds: 4.5 }]);
  expect(filesOf(vitest)).toEqual([{ path: 'api/src/pasted.test.ts', seconds: 2.25 }]);
  expect(filesOf(undefined)).toEqual([]);
  expect(filesOf({ numPassedTests: 3 })).toEqual([]);
});

test('what passed at the second try is told by its name', () => {
  expect(triedAgain(playwright)).toEqual(['offers.spec.ts: an offer is edited']);
  expect([...triedAgain(vitest), ...triedAgain(undefined)]).toEqual([]);
});

test('the ten slowest files of all steps are told, the slowest first', () => {
  const files = Array.from({ length: 9 }, (_, at) => ({ path: `${at}.test.ts`, seconds: at }));
  const steps = [
    { name: 'unit tests', files },
    { name: 'web build' },
    {
      name: 'browser',
      files: [
        { path: 'a.spec.ts', seconds: 4.25 },
        { path: 'b.spec.ts', seconds: 0.5 },
      ],
    },
  ];
  const lines = slowestLines(steps);
  expect(lines.slice(0, 3)).toEqual(['', 'Slowest files', '8.0 s 8.test.ts (unit tests)']);
  expect(lines).toContain('4.3 s a.spec.ts (browser)');
  expect(lines.at(-1)).toBe('0.5 s b.spec.ts (browser)');
  expect(lines).toHaveLength(12);
  expect(slowestLines([{ name: 'web build' }])).toEqual([]);
});
