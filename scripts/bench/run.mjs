// npm run bench: measures the CPU time of each frequent read in the built Tero, beside bare Fastify that runs the same
// prepared statements. --services (10000,100000) sets the sizes. --million adds a million, which takes long. --postgres
// also measures on a Postgres of its own. --write puts the table into docs/performance.md. --assert fails below the
// targets. --lighthouse instead measures pages on a simulated phone (scripts/lighthouse/run.mjs).
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onProjectNode, root, run } from '../project.mjs';

await onProjectNode();
if (process.argv.includes('--lighthouse')) {
  const given = process.argv.slice(2).filter((option) => option !== '--lighthouse');
  process.exit(await run('node', [join(root, 'scripts/lighthouse/run.mjs'), ...given]));
}
const { faultsOf, tableOfCeilings } = await import('./table.mjs');
const { measureCeiling } = await import('./referee.mjs');
const { writeBetween } = await import('./page.mjs');
const { startPostgres } = await import('../postgres.mjs');

const { values: options } = parseArgs({
  options: {
    services: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '5' },
    million: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    assert: { type: 'boolean', default: false },
  },
});
if (!existsSync(join(root, 'api/dist/main.mjs'))) throw new Error('there is no build: npm run build');
const rounds = Number(options.rounds);
const sizes = [...options.services.split(',').map(Number), ...(options.million ? [1_000_000] : [])];
const folder = mkdtempSync(join(tmpdir(), 'tero-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const measured = { SQLite: {} };
for (const size of sizes)
  measured.SQLite[size] = await measureCeiling({ size, folder: join(folder, String(size)), rounds });
if (options.postgres) {
  const server = await startPostgres();
  const asked = { size: sizes[0], folder: join(folder, 'postgres'), rounds, server: server.url };
  measured.Postgres = { [sizes[0]]: await measureCeiling(asked).finally(server.stop) };
}
const table = tableOfCeilings(measured);
console.log(table);
if (options.write) {
  const page = join(root, 'docs/performance.md');
  // the page shows the largest database
  const largest = sizes.at(-1);
  const shown = tableOfCeilings({ SQLite: { [largest]: measured.SQLite[largest] } });
  writeBetween(page, 'ceiling', `${new Date().toISOString().slice(0, 10)}, ms of CPU a call:\n\n${shown}`);
  await run('biome', ['format', '--write', page]);
}
const faults = faultsOf(measured);
for (const fault of faults) console.log(fault);
if (options.assert && faults.length > 0) process.exitCode = 1;
