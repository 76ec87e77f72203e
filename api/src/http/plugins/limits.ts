import rateLimit from '@fastify/rate-limit';
import type { CallLimit } from '@tero/shared/contract/endpoint';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf, isFile, pathOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import { floodNetworkOf, networkOf } from '../../core/network.ts';
import type { Deps } from '../../deps/deps.ts';

const reads: CallLimit = { max: 300, window: minute };
const writes: CallLimit = { max: 60, window: minute };
/** Files of the app and images: opening the app for the first time fetches some hundred. */
const files: CallLimit = { max: 3000, window: minute };
/** Everything that comes from one network, whatever it asks for. */
const flood: CallLimit = { max: 6000, window: minute };

/** Counters that are kept at once; beyond them the oldest is forgotten. */
const counters = 50_000;

/**
 * Rate limits by network, account, session or device, as each endpoint of the contract declares; pages and files have limits of their
 * own. A network that floods is refused before anything else is done for it. Must be registered before the routes.
 */
export const limitsPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const scaled = ({ max }: CallLimit) => Math.ceil(max * config.rateLimitScale);
  await app.register(rateLimit, {
    global: true,
    hook: 'preHandler',
    cache: counters,
    max: (request) => scaled(limitOf(request)),
    timeWindow: (request) => limitOf(request).window,
    keyGenerator: async (request) => `${subjectOf(request)} ${await holderOf(request)}`,
    errorResponseBuilder: (_request, context) => new AppError('too_many_requests', { retryAfter: context.ttl / 1000 }),
  });
  const checkFlood = app.createRateLimit({
    max: scaled(flood),
    timeWindow: flood.window,
    keyGenerator: (request) => floodNetworkOf(request.ip),
  });
  app.addHook('onRequest', async (request) => {
    if (areaOf(request) === 'health') return;
    const counted = await checkFlood(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new AppError('too_many_requests', { retryAfter: counted.ttl / 1000 });
    }
  });
});

function limitOf(request: FastifyRequest): CallLimit {
  const { limit } = request.routeOptions.config;
  if (limit) return limit;
  if (verbOf(request) !== 'GET') return writes;
  return isOfFiles(request) ? files : reads;
}

/** Whose calls are counted together. */
async function holderOf(request: FastifyRequest): Promise<string> {
  const { by } = limitOf(request);
  const { caller, server, ip } = request;
  if (by === 'account' && caller) return `account ${caller.accountId}`;
  if (by === 'session' && caller) return `session ${caller.sessionId}`;
  const device = by === 'device' ? await server.knownDevice(request) : null;
  return device === null ? networkOf(ip) : `device ${device}`;
}

/** What is counted together: a route, or all files, or all pages and unknown addresses of an area. */
function subjectOf(request: FastifyRequest): string {
  const { url = '/*' } = request.routeOptions;
  if (url !== '/*') return `${verbOf(request)} ${url}`;
  return `${verbOf(request)} ${areaOf(request)} ${isOfFiles(request) ? 'files' : 'pages'}`;
}

function isOfFiles(request: FastifyRequest): boolean {
  const area = areaOf(request);
  return area === 'uploads' || (area === 'app' && isFile(pathOf(request)));
}

/** HEAD asks for what GET does. */
function verbOf({ method }: FastifyRequest): string {
  return method === 'HEAD' ? 'GET' : method;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Names the device of an attempt to sign in, when the account that it is for knows it, else null. */
    knownDevice(request: FastifyRequest): Promise<string | null>;
  }
}
