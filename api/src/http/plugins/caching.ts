import type { CallLimit, Kept } from '@tero/shared/contract/endpoint';
import { plainRead } from '@tero/shared/contract/plain-read';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { areaOf } from '../../core/address.ts';
import type { Deps } from '../../deps/deps.ts';

/**
 * How caches may store a response. `by file`: each file sets its own header, and a file that sets none is not cached.
 */
export type Caching = Kept | 'hour' | 'day' | 'forever' | 'by file';

const words: Readonly<Record<Exclude<Caching, 'by file' | 'shared'>, string>> = {
  never: 'no-store',
  checked: 'no-cache',
  hour: 'public, max-age=3600',
  day: 'public, max-age=86400',
  forever: 'public, max-age=31536000, immutable',
};

/**
 * Returns the `Cache-Control` of responses that are the same for everybody. Browsers always revalidate; shared caches
 * may serve the response for some seconds.
 */
export function sharedWord({ responseCacheSeconds }: Pick<Config, 'responseCacheSeconds'>): string {
  return `public, max-age=0, s-maxage=${responseCacheSeconds}`;
}

/** Tells whether the header of a response says that it is the same for everybody. */
export function isShared(reply: FastifyReply): boolean {
  const said = reply.getHeader('cache-control');
  return typeof said === 'string' && said.includes('s-maxage');
}

/** Returns the options of a read route outside the contract, which the OpenAPI description leaves out. */
export function besideContract({ cache, limit = plainRead.limit }: { cache: Caching; limit?: CallLimit }) {
  return { schema: { hide: true } as object, config: { limit, cache } };
}

/**
 * Sets `Cache-Control` on every response, as its route declares. Private data is never cached, and an error only
 * briefly. The server refuses to start when a GET route declares no limit or no caching. Register this plugin before
 * the routes.
 */
export const cachingPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const reads: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().some((method) => method === 'GET' || method === 'HEAD')) reads.push(route);
  });
  // after all hooks that add to a package's routes
  app.addHook('onReady', async () => {
    const silent = reads.filter(({ config }) => !config?.limit || !config.cache).map(({ url }) => url);
    if (silent.length > 0) throw new Error(`without a limit, or a word on caches: ${silent.join(', ')}`);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (areaOf(request) === 'api') reply.header('vary', 'Authorization, accept-encoding');
    reply.header('cache-control', wordOf(request, reply, sharedWord(config)));
    done();
  });
});

/** Adds what routes that a package registers cannot say themselves. */
export function declareReads(
  app: FastifyInstance,
  has: (url: string) => boolean,
  config: RouteOptions['config'],
): void {
  app.addHook('onRoute', (route) => {
    if (has(route.url)) route.config = { ...route.config, ...config };
  });
}

function wordOf(request: FastifyRequest, reply: FastifyReply, shared: string): string {
  const { cache, private: isPrivate } = request.routeOptions.config;
  const isOfAccount = areaOf(request) === 'api' && request.headers.authorization !== undefined;
  if (isOfAccount || isPrivate) return 'private, no-store';
  const said = reply.getHeader('cache-control');
  if (reply.statusCode >= 400) return said === words.checked ? said : words.never;
  if (typeof said === 'string') return said;
  if (cache === 'shared') return shared;
  return cache === undefined || cache === 'by file' ? words.never : words[cache];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    cache?: Caching;
  }
}
