import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { inCall } from '../../db/postgres/asking.ts';

/**
 * Tells the database that a person waits: what is asked for a call answers soon, or the call is told 503. Must be
 * registered before whatever asks the database.
 */
export const patiencePlugin = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (_request, _reply, done) => inCall(done));
  // after the body was read: what reads it runs for nobody
  app.addHook('preValidation', (_request, _reply, done) => inCall(done));
});
