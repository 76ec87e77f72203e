import { expect, test } from 'vitest';
import { count, testSteps } from './test-steps.mjs';

const vitest = (numPassedTests, numFailedTests, numPendingTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
});
const playwright = (expected, unexpected, flaky = 0, errors = []) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
  errors,
});

test.each([
  ['all green', vitest(5, 0), 0, { passed: 5, failed: 0 }],
  ['failures', vitest(5, 2), 1, { passed: 5, failed: 2 }],
  ['a file that does not load', vitest(5, 0), 1, { passed: 5, failed: 1 }],
  ['nothing ran', vitest(0, 0), 0, { passed: 0, failed: 1, ran: false }],
  ['everything skipped', vitest(0, 0, 3), 0, { failed: 1, skipped: 3 }],
  ['no report: the runner crashed', undefined, 139, { passed: 0, failed: 1 }],
  ['no report, though the runner was content', undefined, 0, { passed: 0, failed: 1 }],
  ['browser tests', playwright(7, 1), 1, { passed: 7, failed: 1 }],
  ['a flaky browser test', playwright(7, 0, 1), 0, { passed: 8, failed: 0, flaky: 1 }],
  ['many flaky browser tests', playwright(7, 0, 3), 0, { passed: 7, failed: 3 }],
  ['no web server for the browser tests', playwright(0, 0, 0, [{ message: 'timeout' }]), 1, { passed: 0, failed: 1 }],
])('%s', (_name, report, code, counts) => {
  expect(count(report, code)).toMatchObject(counts);
});

test('each static check counts as one test', () => {
  const { checked, summary } = testSteps('nowhere');
  checked({ name: 'knip', code: 1, seconds: 1.25 });
  checked({ name: 'structure', code: 0, seconds: 2 });
  expect(summary()).toEqual({
    lines: ['', 'Summary', '✗ knip: 0 passed, 1 failed, 1.3 s', '✓ structure: 1 passed, 0 failed, 2.0 s'],
    passed: 1,
    failed: 1,
  });
});
