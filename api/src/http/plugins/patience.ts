import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { inCall } from '../../core/asking.ts';
import { floodNetworkOf } from '../../core/network.ts';

/**
 * Tells the database that a person waits, and queues from which network: what is asked for a call answers soon, or the call
 * is told 503. Must be registered before whatever asks the database.
 */
export const patiencePlugin = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => inCall(floodNetworkOf(request.ip), done));
  // after the body was read: what reads it runs for nobody
  app.addHook('preValidation', (request, _reply, done) => inCall(floodNetworkOf(request.ip), done));
});
