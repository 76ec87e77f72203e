// Reads further facts from the runners' JSON reports: the time of each file, and the tests that passed only at the
// second attempt.
import { relative, sep } from 'node:path';
import { root } from './project.mjs';

const told = 10;

/** Returns `{ path, seconds }` for each file of a vitest or Playwright report. Files run in parallel. */
export function filesOf(report) {
  const ofVitest = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    path: relative(root, name).replaceAll(sep, '/'),
    seconds: (endTime - startTime) / 1000,
  }));
  const ofPlaywright = (report?.suites ?? []).map((suite) => ({
    path: `web/e2e/${suite.file}`,
    seconds: testsOf(suite).reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
  }));
  return [...ofVitest, ...ofPlaywright];
}

/** Returns the names of Playwright's tests that failed first and passed when they ran again. */
export function triedAgain(report) {
  return (report?.suites ?? []).flatMap((suite) =>
    testsOf(suite)
      .filter(({ status }) => status === 'flaky')
      .map(({ title }) => `${suite.file}: ${title}`),
  );
}

/** Returns lines about the slowest files of all steps; none when no step reported files. */
export function slowestLines(steps) {
  const files = steps.flatMap(({ name, files: ofStep = [] }) => ofStep.map((file) => ({ ...file, step: name })));
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, told);
  if (slowest.length === 0) return [];
  return [
    '',
    'Slowest files',
    ...slowest.map(({ path, seconds, step }) => `${seconds.toFixed(1)} s ${path} (${step})`),
  ];
}

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      status,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
