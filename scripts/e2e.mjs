// npm run e2e: runs only the browser tests, on the last build; names after it select files. A first option may be
// `--wide` (every role, size and fault), `--sweep` (axe checks every screen, web/e2e/sweep), or `--field` (random
// stories of people who write over a bad connection while the server and their browsers are killed, web/e2e/field).
import process from 'node:process';
import { onProjectNode, run } from './project.mjs';

await onProjectNode();
const { findChromium } = await import('./chromium.mjs');

const [first, ...rest] = process.argv.slice(2);
const kinds = {
  '--wide': () => play(rest, { E2E_WIDE: '1' }),
  '--sweep': () => run('node', ['web/e2e/sweep/main.ts', ...rest]),
  '--field': field,
};
process.exitCode = await (kinds[first]?.() ?? play(process.argv.slice(2)));

function play(names, env = {}) {
  return run('playwright', ['test', '-c', 'web/playwright.config.ts', ...names], { env });
}

/**
 * Runs the field test for --minutes (default 2) or --rounds. --seed repeats a run; --seed with --round repeats one
 * round of it and prints its story.
 */
async function field() {
  const chromium = await findChromium();
  if (chromium.problem) {
    console.error(chromium.problem);
    return 1;
  }
  return run('node', ['web/e2e/field/main.ts', ...rest], { env: { CHROMIUM_PATH: chromium.path } });
}
