import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../../deps/deps.ts';

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
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger());
  if (!config.production) await app.register(swaggerUi, { routePrefix: '/api/docs' });
});
