import type { FastifyBaseLogger } from 'fastify';
import { AppError, isStorageFull } from './errors.ts';
import { jobDone, jobRuns } from './meters.ts';

interface Periodic {
  /** the job's name in the log when a run fails */
  name: string;
  /** milliseconds */
  every: number;
  run: () => Promise<unknown>;
}

/**
 * Repeats work, never two runs at once, and logs a failed run. `run` starts a run, or waits for the one in progress.
 * `again` starts another run after that one. `stop` resolves when the last run is done.
 */
export function runPeriodically({ name, every, run: work }: Periodic, log: FastifyBaseLogger) {
  let underWay: Promise<void> | null = null;
  let isWanted = false;
  const attempt = async () => {
    try {
      await work();
      jobRuns.inc({ job: name, result: 'done' });
      jobDone.set({ job: name }, Date.now() / 1000);
    } catch (error) {
      jobRuns.inc({ job: name, result: 'failed' });
      // an unreachable service or a full disk has alarms of its own, and the next run may succeed
      const isTold = (error instanceof AppError && error.status === 503) || isStorageFull(error);
      log[isTold ? 'warn' : 'error']({ err: error, job: name }, 'job failed');
    }
  };
  const run = () => {
    underWay ??= attempt().finally(() => {
      underWay = null;
      if (isWanted) again();
    });
    return underWay;
  };
  const again = () => {
    isWanted = underWay !== null;
    void run();
  };
  const timer = setInterval(run, every).unref();
  const stop = async () => {
    clearInterval(timer);
    isWanted = false;
    await underWay;
  };
  return { run, again, stop };
}
