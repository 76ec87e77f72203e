import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { inCall } from '../../core/asking.ts';
import { floodNetworkOf } from '../../core/network.ts';
import { isOwnCall } from '../../core/own-call.ts';

/**
 * Marks the queries of a call as urgent: they finish soon, or the call gets 503. Register it before any plugin that
 * queries the database, and after the caller's address is known.
 */
export const patiencePlugin = plugin(async (app: FastifyInstance) => {
  const forCaller = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    inCall(isOwnCall(request) ? null : floodNetworkOf(request.ip), done);
  app.addHook('onRequest', forCaller);
  // again after the body was read, because reading it loses the context of the call
  app.addHook('preValidation', forCaller);
});
