import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { newestAgeSeconds } from '../../backup/newest.ts';
import type { Deps } from '../../deps/deps.ts';
import { whyDegraded } from '../readiness.ts';
import { besideContract } from './caching.ts';

/**
 * The milliseconds for which a check's result is cached. The check writes to the database, and a flood of calls must
 * not.
 */
const checkedFor = 1000;

/**
 * Serves `/health/live` (the process responds) and `/health/ready` (it can serve; 503 once it is stopping). `degraded`
 * with `reasons` means that the operator has something to do; the process stays in routing because reads work. With
 * `BACKUP_URL` the response has the age of the newest backup in whole seconds, null before the first one. An old backup
 * does not take the process out of routing.
 */
export const healthPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  let stopping = false;
  let last = { until: 0, result: Promise.resolve<Reasons>([]) };
  const check = () => {
    const now = deps.clock.now().getTime();
    if (now >= last.until) last = { until: now + checkedFor, result: whyDegraded(deps) };
    return last.result;
  };
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.decorate('startDraining', () => {
    stopping = true;
  });
  // a client on a kept-alive connection would return to a server that is about to stop
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  const quiet = { ...besideContract({ cache: 'never' }), logLevel: 'warn' } as const;
  app.get('/health/live', quiet, async () => ({ status: 'ok' }));
  app.get('/health/ready', quiet, async (request, reply) => {
    try {
      if (stopping) throw new Error('stopping');
      const reasons = await check();
      const readiness = reasons.length === 0 ? { status: 'ok' } : { status: 'degraded', reasons };
      return { ...readiness, ...backupAge(deps) };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/health/ready` 503 from now on; everything else continues. */
    startDraining(): void;
  }
}

type Reasons = Awaited<ReturnType<typeof whyDegraded>>;

function backupAge({ config, clock }: Deps): { backup_age?: number | null } {
  return config.backup ? { backup_age: newestAgeSeconds(config.backup, clock.now()) } : {};
}
