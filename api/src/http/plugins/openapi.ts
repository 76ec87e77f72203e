import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { once } from '@tero/shared/once';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../../deps/deps.ts';
import { describedBy } from '../described.ts';
import { besideContract, declareReads } from './caching.ts';

/**
 * Serves the contract at `GET /api/openapi.json`, described when it is first requested. Outside production it also
 * serves `/api/docs`. Register it before the routes.
 */
export const openapiPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  const options: FastifyDynamicSwaggerOptions = {
    openapi: {
      info: { title: 'Tero', version: '1', description: 'Servicios locales en Uruguay' },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema = {}, url }) => ({ schema: describedBy(schema), url }),
  };
  const described = once(() => describe(routes, options));
  app.get('/api/openapi.json', besideContract({ cache: 'checked' }), described);
  if (config.production) return;
  declareReads(app, (url) => url.startsWith('/api/docs'), besideContract({ cache: 'checked' }).config);
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swagger, options);
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
});

/**
 * Returns the OpenAPI description. It registers the routes on a server of their own, because the package collects
 * routes only as they are registered.
 */
async function describe(routes: readonly RouteOptions[], options: FastifyDynamicSwaggerOptions): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = Fastify({
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await app.register(swagger, options);
  for (const { method, url, schema = {} } of routes) {
    if (!schema.hide && method !== 'HEAD') app.route({ method, url, schema, handler: () => undefined });
  }
  await app.ready();
  return app.swagger();
}
