// The steps of a test run. Every step counts, and a runner that crashes or runs no test counts as failed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from './project.mjs';
import { filesOf, slowestLines, triedAgain } from './test-times.mjs';

/** Returns functions that run steps and count their tests. `reports` is a folder for the runners' JSON reports. */
export function testSteps(reports) {
  const results = [];
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true));

  async function step(name, work) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const result = { name, skipped: 0, ...(await work()) };
    if (interrupted) process.exit(130);
    results.push({ ...result, seconds: (performance.now() - began) / 1000 });
    console.log(reportLine(results.at(-1)));
    return result;
  }

  return {
    /** Records a finished static check. Its exit code counts as one test. */
    checked({ name, code, seconds }) {
      results.push({ name, skipped: 0, ...countExit(code), seconds });
    },
    /** A test runner, counted by its own JSON report. */
    counted: (name, command, args, env = {}) =>
      step(name, async () => {
        const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
        const code = await run(command, [...args, ...reporterArgs(command, file)], {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        });
        const report = readReport(file);
        return { ...count(report, code), files: filesOf(report), again: triedAgain(report) };
      }),
    /** Runs a command without a report. Its exit code counts as one test. */
    exited: (name, command, args, env = {}) => step(name, async () => countExit(await run(command, args, { env }))),
    /** Records a step that an earlier failure prevents. It counts as a failure. */
    notRun: (name, reason) =>
      step(name, () => {
        console.log(`Not run: ${reason}`);
        return { passed: 0, failed: 1 };
      }),
    summary: () => summarise(results),
  };
}

const countExit = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Returns the counts of a vitest or Playwright report. At least one failure is counted when the runner itself failed.
 */
export function count(report, code) {
  const counts = report?.stats ? countPlaywright(report) : countVitest(report ?? {});
  const ran = counts.passed + counts.failed > 0;
  if ((code !== 0 || !ran) && counts.failed === 0) return { ...counts, failed: 1, ran };
  return { ...counts, ran };
}

/**
 * The most tests that may pass only at the second attempt. The run lists them; with more it fails, since the machine is
 * then not the cause.
 */
const mostFlaky = 2;

function countPlaywright({ stats, errors = [] }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const isMachine = flaky <= mostFlaky;
  const failed = unexpected + (isMachine ? 0 : flaky);
  const passed = expected + (isMachine ? flaky : 0);
  return { passed, failed: failed || Math.min(errors.length, 1), skipped, flaky };
}

function countVitest({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function reporterArgs(command, file) {
  if (command === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return command === 'node' ? ['--report', file] : [];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function reportLine({ name, passed, failed, skipped, flaky, ran, seconds }) {
  const again = flaky ? `${flaky} at the second try` : '';
  const notes = [skipped ? `${skipped} skipped` : '', again, ran === false ? 'no test ran' : ''].filter(Boolean);
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${note}, ${seconds.toFixed(1)} s`;
}

function summarise(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const again = results.flatMap(({ again: titles = [] }) => titles.map((title) => `At the second try: ${title}`));
  const lines = ['', 'Summary', ...results.map(reportLine), ...again, ...slowestLines(results)];
  return { lines, passed: sum('passed'), failed: sum('failed') };
}
