import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../../deps/deps.ts';

/**
 * Finds the caller's address behind a proxy. Fly's edge names the caller in a header of its own, and replaces whatever
 * the caller sent in it. Logs one warning about an untrusted proxy, since all visitors would share its limits. Register
 * it before anything reads `request.ip`.
 */
export const proxyPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const { callerHeader, trustProxy, production } = config;
  let isTold = !production || trustProxy.length > 0;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    const named = callerHeader && headers[callerHeader];
    if (typeof named === 'string') headers['x-forwarded-for'] = named;
    if (!isTold && headers['x-forwarded-for'] !== undefined) {
      isTold = true;
      log.warn('a proxy that TRUST_PROXY does not name: its visitors share one limit of calls');
    }
    done();
  });
});
