import { minute, second } from '@tero/shared/rules/time/durations';
import { addDays, localDay, startOfDay } from '@tero/shared/rules/time/time';
import plugin from 'fastify-plugin';
import { areaOf } from '../core/address.ts';
import type { Deps } from '../deps/deps.ts';
import { turnPauses } from '../features/pauses/ending.ts';

/** The milliseconds that a call waits for the work of a new day. The rest runs in the background. */
const patience = 2 * second;

/**
 * Makes the first call of each local day wait until the pauses of that day have begun or ended (rule PAUSE-3), so that
 * nobody sees yesterday's state at midnight or after a server wakes. The job repeats a run that failed.
 */
export const localDayPlugin = plugin(async (app, deps: Deps) => {
  /** instants in milliseconds: no call waits from `from` until just before `next` */
  let [from, next] = [0, 0];
  let beginning: Promise<void> | null = null;

  async function begin(now: Date): Promise<void> {
    try {
      await turnPauses(deps);
      const today = localDay(now);
      [from, next] = [startOfDay(today).getTime(), startOfDay(addDays(today, 1)).getTime()];
    } catch (error) {
      [from, next] = [now.getTime(), now.getTime() + minute];
      app.log.warn({ err: error }, 'pauses that begin or end today are left to the job');
    } finally {
      beginning = null;
    }
  }

  const isBegun = (now: Date) => now.getTime() >= from && now.getTime() < next;
  app.addHook('onRequest', (request, _reply, done) => {
    const now = deps.clock.now();
    // the health check does not depend on the day
    if (isBegun(now) || areaOf(request) === 'health') return done();
    beginning ??= begin(now);
    let isWaiting = true;
    const go = () => {
      if (!isWaiting) return;
      isWaiting = false;
      clearTimeout(late);
      done();
    };
    const late = setTimeout(go, patience);
    void beginning.then(go);
  });
});
