import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { second } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { isOwnCall } from '../../core/own-call.ts';
import type { Deps } from '../../deps/deps.ts';
import { isShared } from './caching.ts';

/** A response as it was sent, and is sent again. */
interface Sent {
  headers: Record<string, string>;
  body: Buffer;
}

const mostBytes = 32 * 1024 * 1024;
/** Bytes below which a response is not compressed. */
const threshold = 1024;
const sentAgain = ['cache-control', 'content-encoding', 'content-type', 'etag', 'vary', 'x-robots-tag'];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Caches finished, compressed responses that are the same for everybody, for `RESPONSE_CACHE_SECONDS`, and sends them
 * to visitors without a session. Entries only expire, so a change becomes visible after that time at most
 * (docs/decisions/response-cache.md). Register it after the caller is known and before the routes.
 */
export const responseCachePlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const ttl = config.responseCacheSeconds * second;
  const cache = new LRUCache<string, Sent>({
    ttl,
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1024,
    // each asks for the time, which nobody sets
    ttlResolution: 0,
  });

  app.addHook('preHandler', (request, reply, done) => {
    const key = ttl > 0 && isVisitors(request) ? keyOf(request) : '';
    const sent = cache.get(key);
    if (!sent) return done();
    const age = Math.ceil((ttl - cache.getRemainingTTL(key)) / second);
    reply.headers(sent.headers).header('age', age).send(sent.body);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const isNew = typeof payload === 'string' && reply.statusCode === 200 && isVisitors(request);
    if (!isNew || !isShared(reply)) return payload;
    const body = await finish(request, reply, Buffer.from(payload));
    const age = reply.getHeader('age');
    const left = ttl - (typeof age === 'number' ? age : 0) * second;
    if (left > 0) cache.set(keyOf(request), { headers: headersOf(reply), body }, { ttl: left });
    return body;
  });
});

/**
 * Tells whether a visitor sent the read. The server's own reads for a page bypass the cache, so that the page is never
 * older.
 */
function isVisitors(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && request.headers.authorization === undefined && !isOwnCall(request);
}

/**
 * Returns the cache key of a response: the validated parts of the request, and the headers that change the response.
 */
function keyOf(request: FastifyRequest): string {
  const { params, query, routeOptions, headers } = request;
  return JSON.stringify([routeOptions.url, params, query, encodingOf(request), headers['save-data'] === 'on']);
}

type Encoding = 'br' | 'gzip' | 'identity';

function encodingOf({ headers }: FastifyRequest): Encoding {
  return (negotiate(headers['accept-encoding'] ?? 'identity', ['br', 'gzip', 'identity']) as Encoding) ?? 'identity';
}

/** Adds the tag that a response lacks, and compresses it. */
async function finish(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<Buffer> {
  if (!reply.hasHeader('etag')) reply.header('etag', `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`);
  const encoding = body.length < threshold ? 'identity' : encodingOf(request);
  if (encoding === 'identity') return body;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (encoding === 'gzip') return gzipped(body);
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return brotli(body, { params: { [quality]: 4, [size]: body.length } });
}

function headersOf(reply: FastifyReply): Sent['headers'] {
  return Object.fromEntries(
    sentAgain.flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
