// npm test: runs every check, then the tests of each tier; the last line is `N passed, N failed`. It installs a browser
// meanwhile. With names it runs only the tests about them (`npm test -- offers`). `--ci` also runs the whole API on
// Postgres, and chaos and field. `--all` (npm run test:all) runs everything, for a release.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onProjectNode, run } from './project.mjs';

await onProjectNode();
const { checkLine, runChecks } = await import('./check-steps.mjs');
const { findChromium } = await import('./chromium.mjs');
const { isBuilt, postgresTests, testsAbout } = await import('./test-scope.mjs');
const { testSteps } = await import('./test-steps.mjs');

const { values: asked, positionals: names } = parseArgs({
  options: { ci: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

// One folder holds everything that the steps create, and is deleted at the end; Postgres and apt access it as other
// users.
const folder = mkdtempSync(join(tmpdir(), 'tero-tests-'));
chmodSync(folder, 0o1777);
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { checked, counted, exited, notRun, summary } = testSteps(folder);
const vitest = (name, projects, files = [], env = {}) =>
  counted(name, 'vitest', ['run', ...projects.flatMap((project) => ['--project', project]), ...files], env);
const playwright = (name, args, env) =>
  counted(name, 'playwright', ['test', '-c', 'web/playwright.config.ts', ...args], env);
const field = (minutes, env) =>
  counted('field', 'node', ['web/e2e/field/main.ts', '--minutes', minutes, '--seed', '20261122'], env);

await (names.length > 0 ? testFeature() : testEverything());

const { lines, passed, failed } = summary();
console.log(lines.join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function testEverything() {
  const isWhole = asked.ci || asked.all;
  const found = findChromium();

  console.log('\n── static checks');
  const checks = await runChecks();
  for (const result of checks) {
    checked(result);
    console.log(checkLine(result));
  }
  process.env.DEMO_PICTURES = join(folder, 'demo-pictures');
  await Promise.all([
    vitest('unit tests', ['shared', 'web', 'scripts']),
    run('node', ['api/test/draw-demo-cli.ts', process.env.DEMO_PICTURES]),
  ]);
  await vitest('screens', ['screens']);
  await vitest('API on SQLite', ['api']);
  await vitest('API on Postgres', ['api-postgres'], isWhole ? [] : postgresTests());
  if (asked.all) {
    const fuzz = (calls) => ({ FUZZ_CALLS: String(calls) });
    await vitest('fuzz on SQLite', ['api'], ['api/test/fuzz'], fuzz(20_000));
    await vitest('fuzz on Postgres', ['api-postgres'], ['api/test/fuzz'], fuzz(5000));
  }
  if (isWhole) {
    const minutes = asked.all ? '2' : '0.35';
    await counted('chaos', 'node', ['scripts/e2e-chaos.mjs', '--minutes', minutes, '--seed', '20261125']);
  }

  const chromium = await found;
  const problem =
    checks.find(({ name }) => name === 'web build').code === 0 ? chromium.problem : 'the web build failed.';
  if (problem) {
    await notRun('browser', problem);
    return;
  }
  const onChromium = { CHROMIUM_PATH: chromium.path };
  await playwright('browser', [], asked.all ? { ...onChromium, E2E_WIDE: '1', E2E_KILLS: '20' } : onChromium);
  if (asked.all) await exited('sweep', 'node', ['web/e2e/sweep/main.ts'], onChromium);
  if (isWhole) await field(asked.all ? '3' : '0.7', onChromium);
}

/**
 * Runs the tests of every tier whose folder or name contains one of the names. Browser tests use the last build, if
 * there is one.
 */
async function testFeature() {
  const about = testsAbout(names);
  if (Object.values(about).every((paths) => paths.length === 0)) {
    await notRun(names.join(' '), 'no test has that in its folder or name.');
    return;
  }
  if (about.vitest.length > 0) await vitest('tests', ['!api-postgres'], about.vitest);
  if (about.postgres.length > 0) await vitest('API on Postgres', ['api-postgres'], about.postgres);
  if (about.browser.length === 0) return;
  if (!isBuilt()) {
    console.log('\nWithout the browser’s tests: there is no build (npm run build).');
    return;
  }
  const chromium = await findChromium();
  if (chromium.problem) await notRun('browser', chromium.problem);
  else await playwright('browser', [...about.browser, '--retries', '0'], { CHROMIUM_PATH: chromium.path });
}
