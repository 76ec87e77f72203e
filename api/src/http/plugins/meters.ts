import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf } from '../../core/address.ts';
import { requestSeconds } from '../../core/meters.ts';

/** Counts every answered request by its route's pattern: addresses that are no route are one, whatever is tried. */
export const metersPlugin = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = '/*' } = request.routeOptions;
    if (areaOf(request) !== 'health') {
      meterAnswer({ method: request.method, route: url, statusCode: reply.statusCode }, reply.elapsedTime);
    }
    done();
  });
});

/** Counts an answered request and the milliseconds that it took. */
export function meterAnswer(answer: { method: string; route: string; statusCode: number }, milliseconds: number): void {
  requestSeconds.observe(answer, milliseconds / 1000);
}
