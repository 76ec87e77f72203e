// npm run bench: the referee. Measures the processor's time of each hot read among --services (10000,100000; --million adds
// a million, which takes long), of Tero as it is built, beside bare Fastify with the same statements prepared once; --postgres
// too on a server of its own; --write puts the table into docs/performance.md, --assert fails below what is wanted.
// With --times it measures only how long frequent reads take with 1,000 and with 100,000 services, on SQLite and, when
// BENCH_DATABASE_URL names a server on which databases may be created (or with --postgres, on a server of its own), on
// Postgres.
// With --pushes 10000 it measures only how fast so many pushes are delivered.
// With --photos it measures only, in a browser on the last build, how long photos of 12 megapixels take to be made ready,
// and fails at 2 s, or when the screen stands still for 50 ms.
// With --precache it measures only, in a browser on the last build, how long after the first paint of a first visit the app
// is usable without signal, over two slow lines, and fails where that is longer than the line's limit.
// With --cold-start it measures only how long the app takes without signal, with a processor a quarter as fast, to the
// first card of /servicios, and fails when the median of 10 starts is above 1 s.
// With --views it measures only how much of the processor drawing first views takes, and sending one that was kept.
// With --flood it measures only how much longer lists take while one network floods the server (--connections 32), and
// fails when that is 3 times as long or more.
// With --panel it measures only how long the lists of the panel take with 20,000 clients and services, 1,000 providers and
// their reviews, on SQLite and with --postgres there too; --write puts it into docs/performance.md; it fails above 60 ms.
// With --reviews it measures only how many reviews a second are written durably, and what each takes of the processor.
// With --search it measures only the processor's time of a search among --services (3000,100000,1000000).
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { onProjectNode, root, run } from './project.mjs';

await onProjectNode();
const { faultsOf, tableOfCeilings } = await import('./bench/ceiling/table.mjs');
const { measureCeiling } = await import('./bench/ceiling/referee.mjs');
const { measureColdStart } = await import('./bench/cold-start.mjs');
const { lines, measurePrecache } = await import('./bench/precache.mjs');
const { openBench } = await import('./bench/database.mjs');
const { cases } = await import('./bench/cases.mjs');
const { measureFloods } = await import('./bench/flood.mjs');
const { measure } = await import('./bench/measure.mjs');
const { measurePhotos } = await import('./bench/photos.mjs');
const { measurePanel, mostOfList, tableOfPanel } = await import('./bench/panel.mjs');
const { measurePushes } = await import('./bench/pushes.mjs');
const { measureReviews } = await import('./bench/reviews/measure.mjs');
const { measureSearches } = await import('./bench/searches.mjs');
const { limits: viewLimits, measureViews } = await import('./bench/views.mjs');
const { findChromium } = await import('./chromium.mjs');
const { writeBetween } = await import('./lighthouse/page.mjs');
const { startPostgres } = await import('./postgres.mjs');

const { values: options } = parseArgs({
  options: {
    services: { type: 'string' },
    calls: { type: 'string', default: '200' },
    pushes: { type: 'string' },
    times: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    flood: { type: 'boolean', default: false },
    photos: { type: 'boolean', default: false },
    precache: { type: 'boolean', default: false },
    'cold-start': { type: 'boolean', default: false },
    panel: { type: 'boolean', default: false },
    reviews: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    views: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    assert: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    connections: { type: 'string', default: '32' },
  },
});
const alone = ['times', 'pushes', 'flood', 'photos', 'precache', 'cold-start', 'reviews', 'search', 'views', 'panel'];
const many = options.services ?? '100000';
const sizes = options.times ? [1000, Number(many)] : [];
const mostRatio = 3;

const folder = mkdtempSync(join(tmpdir(), 'tero-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (options.flood) await flood();
if (options.photos) await photos();
if (options.precache) await precache();
if (options['cold-start']) await coldStart();
if (options.reviews) await reviews();
if (options.search) await searches();
if (options.views) await views();
if (options.panel) await panel();
if (!alone.some((name) => options[name])) await referee();
if (sizes.length) await bench('SQLite', null);
if (sizes.length && process.env.BENCH_DATABASE_URL) await bench('Postgres', process.env.BENCH_DATABASE_URL);
if (sizes.length && options.postgres) {
  const server = await startPostgres();
  await bench('Postgres', server.url).finally(server.stop);
}
if (options.pushes) {
  const pushes = Number(options.pushes);
  const { delivered, encrypted } = await measurePushes(pushes, join(folder, 'pushes'));
  console.log(`\n${pushes} pushes: ${delivered} delivered a second; their encryption alone: ${encrypted} a second`);
}

async function chromium() {
  const { path, problem } = await findChromium();
  if (problem) throw new Error(problem);
  return path;
}

async function precache() {
  const times = await measurePrecache(await chromium(), Number(options.rounds ?? 3), join(folder, 'precache'));
  console.log('Usable without signal, ms after the first paint of a first visit, median:');
  console.table(Object.fromEntries(lines.map(({ name, most }) => [name, { ms: Math.round(times[name]), most }])));
  if (lines.some(({ name, most }) => times[name] > most)) process.exitCode = 1;
}

async function panel() {
  const measured = { SQLite: await measurePanel(Number(options.rounds ?? 25), join(folder, 'panel')) };
  if (options.postgres) {
    const server = await startPostgres();
    const rows = measurePanel(Number(options.rounds ?? 25), join(folder, 'panel-postgres'), server.url);
    measured.Postgres = await rows.finally(server.stop);
  }
  const day = new Date().toISOString().slice(0, 10);
  const tables = Object.entries(measured).map(([name, rows]) => `${name}, ${day}, ms:\n\n${tableOfPanel(rows)}`);
  console.log(tables.join('\n\n'));
  if (options.write) {
    const page = join(root, 'docs/performance.md');
    writeBetween(page, 'panel', tables.join('\n\n'));
    await run('biome', ['format', '--write', page]);
  }
  if (Object.values(measured).some((rows) => rows.some(({ p95 }) => p95 > mostOfList))) process.exitCode = 1;
}

async function reviews() {
  const rows = await measureReviews(Number(options.rounds ?? 5), join(folder, 'reviews'));
  console.log('Reviews written by 40 accounts on 100 connections, each on the disk before it is answered:');
  console.table(rows);
}

async function searches() {
  await searchesOn('SQLite', null);
  if (!options.postgres) return;
  const server = await startPostgres();
  await searchesOn('Postgres', server.url).finally(server.stop);
}

async function searchesOn(name, server) {
  const rows = {};
  for (const size of many.split(',')) {
    const times = await measureSearches(Number(size), join(folder, `${name}-${size}`), server);
    rows[size] = Object.fromEntries(Object.entries(times).map(([of, ms]) => [of, ms && Number(ms.toFixed(2))]));
  }
  console.log(`\nStrangers' searches on ${name}, medians in ms: a call's CPU, and times (scripts/bench/searches.mjs)`);
  console.table(rows);
}

async function referee() {
  if (!existsSync(join(root, 'api/dist/main.mjs'))) throw new Error('there is no build: npm run build');
  const measured = { SQLite: {} };
  const rounds = Number(options.rounds ?? 5);
  const given = (options.services ?? '10000,100000').split(',').map(Number);
  for (const size of options.million ? [...given, 1_000_000] : given)
    measured.SQLite[size] = await measureCeiling({ size, folder: join(folder, `ceiling-${size}`), rounds });
  if (options.postgres) {
    const server = await startPostgres();
    const asked = { size: given[0], folder: join(folder, 'ceiling-postgres'), rounds, server: server.url };
    measured.Postgres = { [given[0]]: await measureCeiling(asked).finally(server.stop) };
  }
  const table = tableOfCeilings(measured);
  console.log(table);
  if (options.write) {
    const page = join(root, 'docs/performance.md');
    writeBetween(page, 'ceiling', `${new Date().toISOString().slice(0, 10)}, ms of CPU a call:\n\n${table}`);
    await run('biome', ['format', '--write', page]);
  }
  const faults = faultsOf(measured);
  for (const fault of faults) console.log(fault);
  if (options.assert && faults.length > 0) process.exitCode = 1;
}

async function coldStart() {
  const starts = await measureColdStart(await chromium(), Number(options.rounds ?? 10), join(folder, 'cold-start'));
  const rounded = starts.map((steps) =>
    Object.fromEntries(Object.entries(steps).map(([name, ms]) => [name, Math.round(ms)])),
  );
  const cards = rounded.map(({ card }) => card).toSorted((one, other) => one - other);
  const median = cards[Math.floor(cards.length / 2)];
  console.log('A start without signal, ms from the navigation to the end of each step:');
  console.table(rounded);
  console.log(`first card of /servicios: median ${median} ms, fastest ${cards[0]} ms`);
  if (median > 1000) process.exitCode = 1;
}

async function views() {
  const { rows, plain } = await measureViews(Number(options.rounds ?? 30), join(folder, 'views'));
  const rounded = (row) => Object.fromEntries(Object.entries(row).map(([name, number]) => [name, +number.toFixed(2)]));
  console.log('First views, ms of CPU, median, warm: drawn in the thread, and sent again by the server:');
  console.table(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, rounded(row)])));
  console.log(`a route that says two words takes ${plain.toFixed(2)} ms to send`);
  const { list, detail, kept } = viewLimits;
  const isSlow = Object.values(rows).some((row) => row.kept - plain > kept);
  if (isSlow || rows.list.fresh > list || rows.detail.fresh > detail) process.exitCode = 1;
}

async function photos() {
  const times = await measurePhotos(await chromium(), 12, join(folder, 'photos'));
  console.log('A photo of 12 megapixels, ms of the fastest of 12; the page with a processor a quarter as fast:');
  console.table(Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)])));
  if (Math.max(times.worker, times.slow) >= 2000 || times.longest >= 50) process.exitCode = 1;
}

async function flood() {
  const [size, calls, connections] = [many, options.calls, options.connections].map(Number);
  const rows = await measureFloods({ size, calls, connections, folder: join(folder, 'flood') });
  console.log(`Lists of ${size} services while one network floods on ${connections} connections, p95 in ms`);
  const round = (value) => (typeof value === 'number' ? Number(value.toFixed(1)) : JSON.stringify(value));
  const shown = (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, round(value)]));
  console.table(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, shown(row)])));
  if (Object.values(rows).some(({ ratio }) => ratio >= mostRatio)) process.exitCode = 1;
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
