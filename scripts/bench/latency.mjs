// Measures how long a detail takes while two people search: the slowest hundredth, alone and beside searches.
import { fork } from 'node:child_process';
import { once } from 'node:events';

const rounds = 5;
const calls = 1500;
const searchers = 2;
/** Endings for searches, so that few repeat. */
const more = ['', '+en+casa', '+de+tarde', '+cerca', '+ma%C3%B1ana', '+barato'];

/** Returns two medians in ms of the least time of the slowest hundredth of details: `alone`, and `beside` searches. */
export async function measureLatency({ port, load, reads, headers }) {
  const details = { port, addresses: reads.detail, count: calls, connections: 2, headers };
  const asked = async () => {
    load.send(details);
    const [{ error, p99 }] = await once(load, 'message');
    if (error) throw new Error(error);
    return p99;
  };
  const addresses = more.flatMap((words) => reads.search.map((address) => address + words));
  const times = { alone: [], beside: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.alone.push(await asked());
    const others = fork(new URL('load.mjs', import.meta.url), { execArgv: [] });
    others.send({ port, addresses, count: 1e6, connections: searchers, headers });
    times.beside.push(await asked());
    const ended = once(others, 'exit');
    others.kill();
    await ended;
  }
  return { alone: median(times.alone), beside: median(times.beside) };
}

function median(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
