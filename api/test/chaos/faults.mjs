// Causes one random fault after another, and measures the time after each until a write succeeds again.
import { setTimeout as pause } from 'node:timers/promises';

const second = 1000;
const bucketFaults = ['slow', 'error', 'cut', 'denied'];

/**
 * Returns the faults, each as a function. `heal` resolves when the needed service is back, and then the recovery is
 * timed.
 */
export function faultsOf({ fleet, postgres, bucket, random }) {
  const some = () => random.below(fleet.count);
  return {
    'kill -9 of a process': async () => {
      const back = fleet.kill(some());
      return { back };
    },
    'rolling replacement': async () => ({ back: fleet.roll() }),
    'Postgres restarted': async () => ({ back: postgres.restart('SIGINT') }),
    'Postgres crashed': async () => ({ back: postgres.restart('SIGQUIT') }),
    'bucket at fault': async () => {
      bucket.fault = bucketFaults[random.below(bucketFaults.length)];
      await pause(random.between(2, 6) * second);
      bucket.fault = null;
      return {};
    },
    'a clock set': async () => {
      fleet.setClock(some(), Math.round(random.between(-90, 90) * second));
      return {};
    },
  };
}

/**
 * Causes faults until `isOver`. Returns `{ name: { times, longest } }`, with the seconds until a write succeeded again.
 */
export async function disturb({ faults, random, isOver, probe }) {
  const names = Object.keys(faults);
  const told = Object.fromEntries(names.map((name) => [name, { times: 0, longest: 0 }]));
  // first each fault once in random order, then any
  const order = names.toSorted(() => random.next() - 0.5);
  let behind = Promise.resolve();
  for (let at = 0; !isOver(); at += 1) {
    const name = order[at] ?? names[random.below(names.length)];
    const { back } = await faults[name]();
    // a Postgres is away for as long as its restart takes; a killed process is replaced by others meanwhile
    if (name.startsWith('Postgres')) await back;
    const seconds = await probe();
    told[name].times += 1;
    told[name].longest = Math.max(told[name].longest, seconds);
    behind = Promise.all([behind, back]);
    if (name === 'rolling replacement') await back;
    await pause(random.between(1, 4) * second);
  }
  await behind;
  return told;
}
