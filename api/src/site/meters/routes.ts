import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import { meters } from '../../core/meters.ts';
import type { Deps } from '../../deps/deps.ts';
import { besideContract } from '../../http/plugins/caching.ts';
import { isOfThisMachine } from '../../http/this-machine.ts';
import { backlogOf } from './backlog.ts';

/**
 * Serves `GET /health/metrics`: metrics of the process and its backlog, in Prometheus' text format. The caller needs
 * `METRICS_TOKEN`; without that variable only direct calls from this machine are allowed. Others get 404.
 */
export const meterRoutes = plugin(async (app: FastifyInstance, deps: Deps) => {
  const backlog = backlogOf(deps);
  const quiet = { ...besideContract({ cache: 'never' }), logLevel: 'warn' } as const;
  app.get('/health/metrics', quiet, async (request, reply) => {
    const { metricsToken: token, trustProxy } = deps.config;
    const mayRead = token ? bears(request, token) : isOfThisMachine(request, trustProxy);
    if (!mayRead) throw new AppError('route_not_found');
    const registry = await meters();
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${await backlog()}`);
  });
});

function bears({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
