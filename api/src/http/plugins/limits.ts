import rateLimit from '@fastify/rate-limit';
import type { CallLimit } from '@tero/shared/contract/endpoint';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';

const reads: CallLimit = { max: 300, window: minute };
const writes: CallLimit = { max: 60, window: minute };

/** Rate limits by address (IPv6 by /64) or account, as each endpoint of the contract declares. */
export const limitsPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  await app.register(rateLimit, {
    global: true,
    hook: 'preHandler',
    max: (request) => Math.ceil(limitOf(request).max * deps.config.rateLimitScale),
    timeWindow: (request) => limitOf(request).window,
    keyGenerator: (request) => {
      const route = `${request.method} ${request.routeOptions.url}`;
      const byAccount = limitOf(request).by === 'account' && request.caller;
      return byAccount ? `${route} account ${byAccount.accountId}` : `${route} ${request.ip}`;
    },
    allowList: (request) => !request.url.startsWith('/api'),
    errorResponseBuilder: (_request, context) => new AppError('too_many_requests', { retryAfter: context.ttl / 1000 }),
  });
});

function limitOf(request: FastifyRequest): CallLimit {
  return request.routeOptions.config.limit ?? (request.method === 'GET' ? reads : writes);
}
