import { onSignal } from './db/signals.ts';
import type { Deps } from './deps.ts';
import { forgetExpiredSessions } from './features/accounts/session-service.ts';
import { openChannels } from './features/notifications/delivery-service.ts';
import { sendDigests } from './features/notifications/digest-service.ts';
import { remindOfReviews } from './features/reviews/reminder-service.ts';
import { tellOfNewServices } from './features/saved-searches/matching-service.ts';
import { hideLapsed } from './features/services/service.ts';
import { sweepPictures } from './images/sweep.ts';
import { drain, forgetDelivered } from './outbox/outbox.ts';
import { forgetOldKeys } from './repeats/claims.ts';
import { sweepStaged } from './uploads/staged.ts';

const second = 1000;
const minute = 60 * second;
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
  { name: 'tell saved searches of new services', every: 10 * second, run: tellOfNewServices },
  { name: 'ask for reviews', every: 10 * minute, run: remindOfReviews },
  { name: 'send weekly digests', every: minute, run: sendDigests },
  { name: 'forget what was delivered', every: hour, run: forgetDelivered },
];

/**
 * What the clock does: each job now and then again, never twice at once; deliveries also as soon as one is written.
 * Returns what ends them, when those under way are done.
 */
export function startJobs(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const { channels, close } = openChannels(deps);
  const others = jobs.map((job) => start(job, deps));
  const senders = channels.map((channel) => {
    const run = () => drain({ ...deps, ...channel, stop: stopping.signal });
    return start({ name: `send ${channel.channel}`, every: 2 * second, run }, deps);
  });
  const silence = onSignal(deps.db, 'outbox', () => {
    for (const { wake } of senders) wake();
  });
  return async () => {
    silence();
    stopping.abort();
    await Promise.all([...others, ...senders].map(({ stop }) => stop()));
    close();
  };
}

function start(job: Job, deps: Deps) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    try {
      await job.run(deps);
    } catch (error) {
      deps.log.error({ err: error, job: job.name }, 'job failed');
    }
  };
  const wake = () => {
    again = running !== null;
    running ??= run().finally(() => {
      running = null;
      if (again) wake();
    });
  };
  wake();
  const timer = setInterval(wake, job.every).unref();
  const stop = async () => {
    clearInterval(timer);
    again = false;
    await running;
  };
  return { wake, stop };
}
