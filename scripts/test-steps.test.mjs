import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a step beside another is counted by its own report, and says all of it at its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tero-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
  onTestFinished(() => vi.restoreAllMocks());
  const runner = (passed) => `
    console.log('begun ${passed}');
    console.error('told ${passed}');
    require('fs').writeFileSync(process.argv.at(-1), JSON.stringify({ numPassedTests: ${passed} }));`;
  const { counted, summary } = testSteps(folder);
  const steps = [3, 4].map((n) => counted(`step ${n}`, 'node', ['-e', runner(n), '--'], { beside: true }));
  expect(await Promise.all(steps)).toMatchObject([{ passed: 3 }, { passed: 4 }]);
  expect(summary()).toMatchObject({ passed: 7, failed: 0 });
  for (const n of [3, 4]) {
    const said = printed.filter((text) => text.includes(`begun ${n}`));
    expect(said).toEqual([expect.stringMatching(new RegExp(`^\\n── step ${n}\\n`))]);
    expect(said[0]).toContain(`told ${n}`);
  }
});
