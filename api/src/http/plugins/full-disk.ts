import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { roomIn } from '../../files/room.ts';

const readMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Signing in and out, and what MercadoPago says of money that has moved: small, and nobody can wait with it. */
const letIn = ['/api/auth/', '/api/webhooks/'];

/**
 * Refuses writes while the disk of SQLite is full, so that what is left of it is for signing in, for administrators and for
 * what deletes (docs/decisions/running.md). Has to be registered after who calls is known.
 */
export const fullDiskPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  if (config.databaseUrl) return;
  app.addHook('onRequest', async (request) => {
    if (readMethods.includes(request.method) || isLetIn(request)) return;
    if ((await roomIn(config.dataDir)) === 'none') throw new AppError('storage_full');
  });
});

function isLetIn({ method, routeOptions, caller }: FastifyRequest): boolean {
  if (method === 'DELETE' || caller?.role === 'admin') return true;
  return letIn.some((path) => routeOptions.url?.startsWith(path));
}
