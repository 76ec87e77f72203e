// npm run day: a day of 100,000 visitors and 5,000 providers with a storm of pushes, in minutes, on the last build: what calls
// take, what the machine gives for it, how long messages wait. --visitors, --providers, --pushes, --minutes, --share (one in
// so many is played), --processes, --seed, --replica (visitors read from a standby); --write puts the tables into docs/scale.md.
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../api/test/chaos/random.mjs';
import { tellsOf } from '../bench/ceiling/servers.mjs';
import { Asking } from './asking.mjs';
import { busiestHour, momentOf } from './curve.mjs';
import { People } from './people.mjs';
import { cpuOfPostgres, watch } from './resources.mjs';
import { storm, waitForIt } from './storm.mjs';
import { percentiles, tablesOfDay, writeTables } from './table.mjs';
import { fillWorld, makeWorld } from './world.mjs';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '100000' },
    providers: { type: 'string', default: '5000' },
    pushes: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '4' },
    share: { type: 'string', default: '100' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    replica: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { write, replica, ...numbers } = values;
const options = Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, Number(text)]));
const { visitors, providers, pushes, minutes, share, processes, seed } = options;
const length = minutes * 60_000;
/** So many may be signed in at once: signing in costs more than a visit. */
const signedIn = { clients: 100, providers: 40 };
/** The time of day of the storm. */
const stormAt = 20 / 24;

console.log('Filling…');
const world = await makeWorld({ providers, clients: pushes + signedIn.clients, processes, replica });
const asking = new Asking(world.servers.map(({ port }) => port));
const known = await fillWorld(world, asking, signedIn);
const waiting = await waitForIt(world, asking, known.clients[0], pushes);
const before = new Asking(world.servers.map(({ port }) => port));
// what is loaded with the first call is no part of the day
const given = { random: randomFrom(seed), look: Math.min(2000, (30_000 * length) / 86_400_000) };
const warm = new People({ asking: before, world: known, ...given });
await Promise.all(Array.from({ length: 40 }, () => warm.visit()));
before.close();

console.log('The day begins');
asking.times.clear();
asking.bytes.clear();
asking.bySecond.clear();
asking.statuses = {};
const people = new People({ asking, world: known, ...given });
const took = async () => {
  const told = await Promise.all(world.servers.map(({ child }) => tellsOf(child)));
  return {
    servers: told.reduce((sum, { cpu }) => sum + cpu / 1000, 0),
    postgres: await cpuOfPostgres(world.db),
    ...(replica && { standby: await cpuOfPostgres(world.standby) }),
  };
};
const cpuBefore = await took();
const watching = watch(world);
const began = performance.now();
const [{ port }] = world.servers;
/** What the visits until the storm took, which is not scaled with them. */
const calm = {};
const stormy = pause(length * stormAt).then(async () => {
  Object.assign(calm, { cpu: since(await took()), visits: people.visits, seconds: (performance.now() - began) / 1000 });
  return storm(world, { port, provider: known.providers[0], count: waiting });
});
await Promise.all([
  ...play(Math.round(visitors / share), () => people.visit()),
  ...play(Math.round(providers / share), () => people.provide()),
]);
const stormed = await stormy;
await watching.stop();
const cpuAfter = await took();
const { mails } = await world.tellOutside({});
const day = dayOf(cpuAfter);
const tables = tablesOfDay(day);
console.log(`${tables}\n`);
for (const fault of day.faults.slice(0, 20)) console.error(`✗ ${fault}`);
asking.close();
await world.close();
if (write) writeTables('day', tables);
process.exit(day.faults.length > 0 || stormed.pushes < waiting ? 1 : 0);

/** So many, each at its moment of the day. */
function play(count, live) {
  return Array.from({ length: count }, async (_, at) => {
    await pause(Math.max(0, began + length * momentOf((at + 0.5) / count) - performance.now()));
    await live();
  });
}

/** CPU since the day began. */
function since(cpu) {
  return Object.fromEntries(Object.entries(cpu).map(([name, seconds]) => [name, seconds - cpuBefore[name]]));
}

function dayOf(cpu) {
  const calls = [...asking.times]
    .map(([kind, times]) => ({ kind, count: times.length, bytes: asking.bytes.get(kind), ...percentiles(times) }))
    .toSorted((one, other) => other.count - one.count);
  const seconds = [...asking.bySecond.keys()].toSorted((one, other) => one - other);
  const ofMinute = (from) =>
    seconds.filter((at) => at >= from && at < from + 60).reduce((sum, at) => sum + asking.bySecond.get(at), 0);
  const total = calls.reduce((sum, { count }) => sum + count, 0);
  return {
    ...{ visitors, providers, share, minutes, processes, calls, storm: stormed, mails, faults: asking.faults },
    date: new Date().toISOString().slice(0, 10),
    all: percentiles([...asking.times.values()].flat()),
    bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
    cpu: since(cpu),
    calm,
    busiest: Math.max(...seconds.map(ofMinute)),
    busiestReal: (total * share * busiestHour) / 3600,
    oldest: watching.oldest,
    memory: watching.memory,
    statuses: asking.statuses,
  };
}
