import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { roomIn } from '../../files/room.ts';

const readMethods = ['GET', 'HEAD', 'OPTIONS'];
/**
 * Refuses writes while the disk of SQLite is full. The remaining room is for writes that the contract allows
 * (`whileFull`), for administrators and for deletions (docs/decisions/running.md). Register it after the plugin that
 * finds the caller.
 */
export const fullDiskPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  if (config.databaseUrl) return;
  app.addHook('onRequest', async (request) => {
    if (readMethods.includes(request.method) || isLetIn(request)) return;
    if ((await roomIn(config.dataDir)) === 'none') throw new AppError('storage_full');
  });
});

function isLetIn({ method, routeOptions, caller }: FastifyRequest): boolean {
  return method === 'DELETE' || caller?.role === 'admin' || routeOptions.config.whileFull === true;
}
