import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../../deps/deps.ts';
import { besideContract, declareReads } from './caching.ts';

/**
 * `GET /api/openapi.json` serves the contract; `/api/docs` shows it outside production. Must be registered before the
 * routes.
 */
export const openapiPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Tero', version: '1', description: 'Servicios locales en Uruguay' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/api/openapi.json', besideContract({ cache: 'checked' }), async () => app.swagger());
  if (config.production) return;
  declareReads(app, (url) => url.startsWith('/api/docs'), besideContract({ cache: 'checked' }).config);
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
});
