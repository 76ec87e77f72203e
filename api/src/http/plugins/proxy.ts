import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../../deps/deps.ts';

/**
 * Whose call it is, behind a proxy. On Fly its edge names the caller in a header of its own, which stands in place of what the
 * caller may have sent. A proxy that is not trusted is told once: all visitors would share its limits. Must be registered
 * before whatever reads `request.ip`.
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
