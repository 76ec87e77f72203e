import type { Deps } from './deps.ts';
import { forgetExpiredSessions } from './features/accounts/session-service.ts';
import { hideLapsed } from './features/services/service.ts';
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
  { name: 'hide services of lapsed providers', every: minute, run: hideLapsed },
  { name: 'forget expired sessions', every: hour, run: forgetExpiredSessions },
  { name: 'remove pictures that nothing shows', every: hour, run: (deps) => sweepPictures(deps, hour) },
  { name: 'remove photos that nobody came back for', every: hour, run: (deps) => sweepStaged(deps, hour) },
  { name: 'forget keys of writes long done', every: hour, run: forgetOldKeys },
];

/** What the clock does: each job now and then again, never twice at once. Returns what ends them. */
export function startJobs(deps: Deps): () => void {
  const mail = deps.config.smtpUrl ? smtpSender(deps.config, deps.config.smtpUrl) : null;
  const delivery: Job[] = mail
    ? [{ name: 'send mail', every: 2000, run: () => drain({ ...deps, channel: 'email', send: mail.send }) }]
    : [];
  const timers = [...jobs, ...delivery].map((job) => {
    let running = false;
    const run = async () => {
      if (running) return;
      running = true;
      try {
        await job.run(deps);
      } catch (error) {
        deps.log.error({ err: error, job: job.name }, 'job failed');
      } finally {
        running = false;
      }
    };
    void run();
    return setInterval(run, job.every).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
    mail?.close();
  };
}
