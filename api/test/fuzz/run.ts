import type { AddressInfo } from 'node:net';
import { hour } from '@tero/shared/rules/time/durations';
import fc from 'fast-check';
import { startJobs } from '../../src/jobs.ts';
import type { Harness } from '../harness.ts';
import { takeServerErrors } from '../server-errors.ts';
import { bodyOf, faultOf } from './judge.ts';
import { codeOf, People } from './people.ts';
import { type Plan, plans } from './plans.ts';
import { Later, Pool } from './pool.ts';
import { startReceiver } from './receiver.ts';
import { Tally } from './tally.ts';
import { sent, written } from './wire.ts';

interface Wanted {
  seed: number;
  /** the run ends after this number of calls, or of milliseconds */
  calls: number;
  time: number;
  /** milliseconds after which a call without a response hangs */
  hangAfter: number;
  onProgress: (tally: Tally) => void;
}

/** The number of batches between two checks of the people, the mails and the jobs. */
const round = 150;

/**
 * Sends generated calls to the listening app until the wanted number is reached. Each call depends on the responses
 * before it.
 */
export async function fuzz(h: Harness, wanted: Wanted): Promise<Tally> {
  const tally = new Tally();
  const pool = new Pool();
  const people = new People(h, pool);
  const { port } = h.app.server.address() as AddressInfo;
  const jobs = startJobs(h.deps);
  const strays: Error[] = [];
  const stray = (error: unknown) => void strays.push(error instanceof Error ? error : new Error(`${error}`));
  process.on('unhandledRejection', stray).on('uncaughtException', stray);
  const push = await startReceiver();
  for (const name of ['a', 'b', 'c', 'd/gone']) pool.add('push', `${push.origin}/${name}`);
  await people.renew();
  const began = Date.now();
  try {
    for (let at = 0; tally.calls < wanted.calls && Date.now() - began < wanted.time; at += 1) {
      await tend(at);
      const together = fc.array(fc.limitShrink(plans, 60), { minLength: 1, maxLength: 3 });
      const property = fc.asyncProperty(together, (batch) => attempt(batch));
      await fc.check(property, { seed: wanted.seed + at, numRuns: round });
      wanted.onProgress(tally);
    }
  } finally {
    await jobs.stop();
    push.close();
    process.off('unhandledRejection', stray).off('uncaughtException', stray);
  }
  return tally;

  /** Sends some calls at once. Returns false when they show a fault that no earlier calls have shown. */
  async function attempt(batch: readonly Plan[]): Promise<boolean> {
    pool.add('code', codeOf(pool.give(new Later('secret', 0)), h.clock.now()));
    const calls = batch.map((plan) => written(plan, pool, people));
    const faults = await Promise.all(batch.map((plan, at) => answer(plan, calls[at] as ReturnType<typeof written>)));
    const logged = [...takeServerErrors(), ...strays.splice(0)].map(
      ({ message, stack }) => `${message} ${placeOf(stack)}`,
    );
    const found = [...logged, ...faults.filter((fault) => fault !== null)];
    // an error in the log and its 500 response are a single finding
    const [what] = found;
    return what === undefined || !tally.note(what, calls);
  }

  async function answer(plan: Plan, call: ReturnType<typeof written>): Promise<string | null> {
    const received = await sent(call, port, wanted.hangAfter);
    if (received === null) return null;
    if (received === 'hang') tally.hangs += 1;
    if (received === 'hang' || received === 'cut') {
      tally.count(plan.endpoint, 0);
      return `${plan.endpoint}: ${received === 'hang' ? 'no response' : 'the connection ends without a response'}`;
    }
    tally.count(plan.endpoint, received.status);
    const body = bodyOf(received);
    if (received.status < 300) pool.learn(body);
    const { code } = (body ?? {}) as { code?: unknown };
    if (code === 'session_invalid' && people.isAlive(plan.who)) await people.renew([plan.who]);
    const fault = faultOf(plan, call, received, body);
    return fault && `${plan.endpoint}: ${fault}`;
  }

  /** Lets time pass, runs the jobs, reads the mails, and replaces people who have lost their rights. */
  async function tend(at: number): Promise<void> {
    if (at % 6 === 5) {
      h.clock.advance(((at % 5) + 1) * 7 * hour);
      await people.renew();
    }
    await jobs.runAll();
    const mails = await h.call<unknown>('GET', '/api/dev/mail');
    pool.learn(JSON.stringify(mails.body));
    const logged = takeServerErrors();
    for (const { message, stack } of logged) tally.note(`between calls: ${message} ${placeOf(stack)}`, []);
  }
}

/** Returns where of our code an error was thrown. */
function placeOf(stack = ''): string {
  return /\((?:file:\/\/)?[^()]*?((?:api|shared)\/src\/[^()]+)\)/.exec(stack)?.[1] ?? '';
}
