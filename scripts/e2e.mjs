// npm run e2e: the browser tests alone, on the last build; names after it limit the files. A first option may be
// `--wide`: every role, size and fault; `--sweep`: axe looks at every screen (web/e2e/sweep); `--field`: random stories
// of people who write over a bad line, while the server and their browsers are killed (web/e2e/field).
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

/** --minutes (2 otherwise) or --rounds; --seed repeats a run, with --round one round of it, and prints its story. */
async function field() {
  const chromium = await findChromium();
  if (chromium.problem) {
    console.error(chromium.problem);
    return 1;
  }
  return run('node', ['web/e2e/field/main.ts', ...rest], { env: { CHROMIUM_PATH: chromium.path } });
}
