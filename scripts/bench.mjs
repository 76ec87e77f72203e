// npm run bench: measures how long frequent reads take with 1,000 and with 100,000 services, on SQLite and, when
// BENCH_DATABASE_URL names a server on which databases may be created (or with --postgres, on a server of its own), on
// Postgres. Then measures how fast pushes are delivered (--pushes 10000; --services 0 leaves the reads out).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onProjectNode } from './project.mjs';

await onProjectNode();
const { openBench } = await import('./bench/database.mjs');
const { cases } = await import('./bench/cases.mjs');
const { measure } = await import('./bench/measure.mjs');
const { measurePushes } = await import('./bench/pushes.mjs');
const { startPostgres } = await import('./postgres.mjs');

const { values: options } = parseArgs({
  options: {
    services: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '200' },
    pushes: { type: 'string', default: '10000' },
    postgres: { type: 'boolean', default: false },
  },
});
const sizes = Number(options.services) > 0 ? [1000, Number(options.services)] : [];
const pushes = Number(options.pushes);

const folder = mkdtempSync(join(tmpdir(), 'tero-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (sizes.length) await bench('SQLite', null);
if (sizes.length && process.env.BENCH_DATABASE_URL) await bench('Postgres', process.env.BENCH_DATABASE_URL);
if (sizes.length && options.postgres) {
  const server = await startPostgres();
  await bench('Postgres', server.url).finally(server.stop);
}
if (pushes > 0) {
  const { delivered, encrypted } = await measurePushes(pushes, join(folder, 'pushes'));
  console.log(`\n${pushes} pushes: ${delivered} delivered a second; their encryption alone: ${encrypted} a second`);
}

async function bench(name, server) {
  const opened = [];
  try {
    for (const size of sizes) {
      const started = performance.now();
      opened.push(await openBench(size, join(folder, `${name}-${size}`), server));
      console.log(`${name}: ${size} services made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    const rows = await measure(cases, opened, Number(options.calls));
    console.log(`\n${name}, ${options.calls} calls each, ms`);
    console.table(Object.fromEntries(rows.map((row) => [row.name, line(row)])));
  } finally {
    for (const { close } of opened) await close();
  }
}

function line({ medians, fastest }) {
  const [few, many] = sizes;
  const ratio = ([small, large]) => Number((large / small).toFixed(1));
  const [small, large] = medians.map((ms) => Number(ms.toFixed(2)));
  return { [`median, ${few}`]: small, [`median, ${many}`]: large, ratio: ratio(medians), 'of fastest': ratio(fastest) };
}
