// npm run bench -- --lighthouse: runs Lighthouse on a simulated phone for the home page, a list, a category in a place,
// a service and a provider. It prints the medians of --runs (5) on the built app with the demo's content. --port (3930)
// is the server's, and the next port the browser's. --write puts the table into docs/performance.md. It fails when a
// score other than speed is below 100, or a layout shifts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onProjectNode, root, run } from '../project.mjs';

await onProjectNode();
const { findChromium } = await import('../chromium.mjs');
const { measure } = await import('./measure.mjs');
const { tableOf } = await import('./page.mjs');
const { writeBetween } = await import('../bench/page.mjs');
const { buildWeb, isBuilt } = await import('../web-build.mjs');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '3930' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);

if (!isBuilt() && (await buildWeb({ quiet: true })) !== 0) process.exit(1);
const { path: executablePath, problem } = await findChromium();
if (problem) throw new Error(problem);
const folder = mkdtempSync(join(tmpdir(), 'tero-lighthouse-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { rows, index, faults } = await measure({ executablePath, runs, port: Number(options.port), folder });
const day = new Date().toISOString().slice(0, 10);
console.log(`Lighthouse, mobile, median of ${runs}; benchmark index of the machine ${Math.round(index)}:`);
console.table(rows);
for (const fault of faults) console.error(fault);
if (options.write) {
  const page = join(root, 'docs/performance.md');
  writeBetween(page, 'lighthouse', tableOf({ rows, index, runs, day }));
  await run('biome', ['format', '--write', page]);
}
const isWrong = ({ accessibility, seo, CLS, ...row }) =>
  Math.min(accessibility, seo, row['best-practices']) < 100 || CLS > 0;
if (Object.values(rows).some(isWrong)) process.exitCode = 1;
