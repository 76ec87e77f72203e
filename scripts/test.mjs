// npm test: runs every check and every test, one after the other; the last line is `N passed, N failed`. A browser is
// installed meanwhile.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { checkLine, runChecks } from './check-steps.mjs';
import { findChromium } from './chromium.mjs';
import { onProjectNode, run } from './project.mjs';
import { testSteps } from './test-steps.mjs';

await onProjectNode();

// One folder holds everything that the steps create, and is deleted at the end; Postgres and apt access it as other
// users.
const folder = mkdtempSync(join(tmpdir(), 'tero-tests-'));
chmodSync(folder, 0o1777);
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { checked, counted, notRun, summary } = testSteps(folder);
const vitest = (name, ...projects) =>
  counted(name, 'vitest', ['run', ...projects.flatMap((project) => ['--project', project])]);

const found = findChromium();

console.log('\n── static checks');
const checks = await runChecks();
for (const result of checks) {
  checked(result);
  console.log(checkLine(result));
}
process.env.DEMO_PICTURES = join(folder, 'demo-pictures');
await Promise.all([
  vitest('unit tests', 'shared', 'web', 'scripts'),
  run('node', ['api/test/draw-demo-cli.ts', process.env.DEMO_PICTURES]),
]);
await vitest('screens', 'screens');
const sqlite = await vitest('API on SQLite', 'api');
const postgres = await vitest('API on Postgres', 'api-postgres');

await counted('chaos', 'node', ['scripts/e2e-chaos.mjs', '--minutes', '0.35', '--seed', '20261125']);

const chromium = await found;
const problem = checks.find(({ name }) => name === 'web build').code === 0 ? chromium.problem : 'the web build failed.';
const onChromium = { CHROMIUM_PATH: chromium.path };
if (problem) {
  await notRun('browser', problem);
  await notRun('field', problem);
} else {
  await counted('browser', 'playwright', ['test', '-c', 'web/playwright.config.ts'], onChromium);
  await counted('field', 'node', ['web/e2e/field/main.ts', '--minutes', '0.7', '--seed', '20261122'], onChromium);
}

const { lines, passed, failed } = summary();
console.log(lines.join('\n'));
console.log(
  `\nAPI tests run: ${sqlite.passed + sqlite.failed} on SQLite, ${postgres.passed + postgres.failed} on Postgres`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
