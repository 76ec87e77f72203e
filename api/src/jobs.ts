import type { Deps } from './deps.ts';
import { forgetExpiredSessions } from './features/accounts/session-service.ts';
import { forgetOldEvents } from './features/metrics/service.ts';
import { hideLapsed } from './features/services/service.ts';
import { endAtMercadoPago, expire, reconcile, takeUp } from './features/subscriptions/service.ts';
import { sweepPictures } from './images/sweep.ts';
import { smtpSender } from './mail/transport.ts';
import { drain } from './outbox/outbox.ts';
import { forgetOldKeys } from './repeats/claims.ts';
import { sweepStaged } from './uploads/staged.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Job {
  name: string;
  every: number;
  run: (deps: Deps) => Promise<unknown>;
}

const jobs: Job[] = [
  { name: 'take up payment notifications', every: 5000, run: takeUp },
  { name: 'end subscriptions', every: minute, run: expire },
  { name: 'check subscriptions with MercadoPago', every: minute, run: reconcile },
  { name: 'end at MercadoPago what is over', every: minute, run: endAtMercadoPago },
  { name: 'hide services of lapsed providers', every: minute, run: hideLapsed },
  { name: 'forget expired sessions', every: hour, run: forgetExpiredSessions },
  { name: 'forget old counts of metrics', every: hour, run: forgetOldEvents },
  { name: 'remove pictures that nothing shows', every: hour, run: (deps) => sweepPictures(deps, hour) },
  { name: 'remove photos that nobody came back for', every: hour, run: (deps) => sweepStaged(deps, hour) },
  { name: 'forget keys of writes long done', every: hour, run: forgetOldKeys },
];

/** What the clock does: each job now and then again, never twice at once. `runAll` does not wait for its time. */
export function startJobs(deps: Deps) {
  const mail = deps.config.smtpUrl ? smtpSender(deps.config, deps.config.smtpUrl) : null;
  const delivery: Job[] = mail
    ? [{ name: 'send mail', every: 2000, run: () => drain({ ...deps, channel: 'email', send: mail.send }) }]
    : [];
  const runs = [...jobs, ...delivery].map((job) => ({ every: job.every, run: oneAtATime(deps, job) }));
  const timers = runs.map(({ every, run }) => {
    void run();
    return setInterval(run, every).unref();
  });
  return {
    async runAll(): Promise<void> {
      for (const { run } of runs) await run();
    },
    stop(): void {
      for (const timer of timers) clearInterval(timer);
      mail?.close();
    },
  };
}

/** A run of the job; while one is under way, that one. */
function oneAtATime(deps: Deps, job: Job): () => Promise<unknown> {
  let underWay: Promise<unknown> | null = null;
  return () => {
    underWay ??= job
      .run(deps)
      .catch((error: unknown) => deps.log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}
