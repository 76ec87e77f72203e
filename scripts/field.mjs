// npm run field: random stories of people who write over a bad line, on real browsers, with a server and browsers that
// are killed; then the server is compared with what they did. --minutes (2 otherwise) or --rounds; --seed repeats a run,
// with --round one round of it, and prints its story. Uses the last build of the web app, and what findChromium finds.
import process from 'node:process';
import { findChromium } from './chromium.mjs';
import { onProjectNode, run } from './project.mjs';

await onProjectNode();

const chromium = await findChromium();
if (chromium.problem) {
  console.error(chromium.problem);
  process.exit(1);
}
const args = ['web/e2e/field/main.ts', ...process.argv.slice(2)];
process.exitCode = await run('node', args, { env: { CHROMIUM_PATH: chromium.path } });
