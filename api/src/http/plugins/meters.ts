import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf } from '../../core/address.ts';
import { requestSeconds } from '../../core/meters.ts';
import { isOwnCall } from '../../core/own-call.ts';

/** Measures every request under its route's pattern. All unknown addresses share one pattern. */
export const metersPlugin = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = '/*' } = request.routeOptions;
    if (areaOf(request) !== 'health' && !isOwnCall(request)) {
      const labels = { method: request.method, route: url, statusCode: reply.statusCode };
      requestSeconds.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });
});
