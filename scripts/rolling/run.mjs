// npm run rolling -- [paths]: the last release beside this one (docs/decisions/rolling.md): the tests of its API, from git, on
// a Postgres with the schema of this one; then both releases and their web apps at once, in a browser. `--browser`, or paths
// of tests: that part alone.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onProjectNode } from '../project.mjs';

await onProjectNode();
const { values, positionals } = parseArgs({ options: { browser: { type: 'boolean' } }, allowPositionals: true });
const { lastRelease } = await import('../../api/src/db/deployment/released.ts');
const { checkOut } = await import('./release.mjs');
const { testOldApi } = await import('./api-tests.mjs');
const { rollInBrowser } = await import('./browser.mjs');

const { old, remove } = checkOut();
try {
  if (!values.browser) {
    console.log(`The API of ${lastRelease.commit.slice(0, 8)} on the schema of this release`);
    process.exitCode = await testOldApi(old, positionals);
  }
  if (positionals.length === 0 && !process.exitCode) {
    console.log('Both releases behind a balancer, in a browser');
    await rollInBrowser(old);
  }
} finally {
  remove();
}
process.exit();
