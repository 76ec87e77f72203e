import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf } from '../../core/address.ts';
import { requestSeconds } from '../../core/meters.ts';

/** Counts every answered request by its route's pattern: addresses that are no route are one, whatever is tried. */
export const metersPlugin = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = '/*' } = request.routeOptions;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    if (areaOf(request) !== 'health') {
      requestSeconds.observe({ method: request.method, route: url, status }, reply.elapsedTime / 1000);
    }
    done();
  });
});
