import rateLimit from '@fastify/rate-limit';
import type { CallLimit } from '@tero/shared/contract/endpoint';
import { plainRead } from '@tero/shared/contract/plain-read';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf, isFile, pathOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import { floodNetworkOf, networkOf } from '../../core/network.ts';
import { isOwnCall } from '../../core/own-call.ts';
import type { Deps } from '../../deps/deps.ts';

/** Returns the device of an attempt to sign in if the attempted account knows it, else null. */
type KnownDevice = (request: FastifyRequest) => Promise<string | null>;

const writes: CallLimit = { max: 60, window: minute };
/** The limit for files of the app and images: a first visit fetches some hundred. */
export const files: CallLimit = { max: 3000, window: minute };
/** The limits that need no count by network besides the flood limit. Unknown addresses declare no limit at all. */
const plain: readonly (CallLimit | undefined)[] = [undefined, plainRead.limit, files];
/** The limit on all calls of one network together. */
const flood: CallLimit = { max: 6000, window: minute };

/** The number of households (a /64 each) whose calls one IPv6 customer (a /48) may make. */
const householdsOfRented = 10;
/** The number of counters that each limiter keeps. Beyond it, the limiter drops the least recently used counter. */
const mostCounters = 50_000;

/**
 * Limits calls by network, account, session or device, as each endpoint declares. Pages and files have their own
 * limits. A limit by network also applies to the customer's whole range. A network that floods is refused before any
 * other work. The counts belong to this process; the database also counts calls that cost money or guard an account.
 */
export const limitsPlugin = plugin(async (app: FastifyInstance, given: Deps & { knownDevice: KnownDevice }) => {
  const scaled = (max: number) => Math.ceil(max * given.config.rateLimitScale);
  await app.register(rateLimit, { global: false, cache: mostCounters });

  const floods = app.createRateLimit({
    max: scaled(flood.max),
    timeWindow: flood.window,
    keyGenerator: ({ ip }) => floodNetworkOf(ip),
    allowList: (request) => areaOf(request) === 'health' || isOwnCall(request),
  });
  app.addHook('onRequest', async (request) => refuse(await floods(request)));

  const holders = new WeakMap<FastifyRequest, Promise<string | null>>();
  /** Returns the holder of a call's limits. It is found once per call and serves both counts. */
  const holderOf = (request: FastifyRequest) => {
    const found = holders.get(request) ?? findHolder(request, given.knownDevice);
    holders.set(request, found);
    return found;
  };
  const ofHolder = app.rateLimit({
    max: (request) => scaled(limitOf(request).max),
    timeWindow: (request) => limitOf(request).window,
    keyGenerator: async (request) => `${subjectOf(request)} ${(await holderOf(request)) ?? networkOf(request.ip)}`,
    allowList: isOwnCall,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  app.addHook('preHandler', ofHolder);

  const rented = app.createRateLimit({
    max: (request) => scaled(limitOf(request).max * householdsOfRented),
    timeWindow: (request) => limitOf(request).window,
    keyGenerator: (request) => `${subjectOf(request)} ${floodNetworkOf(request.ip)}`,
    allowList: async (request) => isOwnCall(request) || !isOfRented(request) || (await holderOf(request)) !== null,
  });
  app.addHook('preHandler', async (request) => refuse(await rented(request)));
});

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuse(counted: Counted): void {
  if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
}

/** Returns the error above a limit; `ttl` is the milliseconds until the count starts again. */
function tooMany(ttl: number): AppError {
  return new AppError('too_many_requests', { retryAfter: ttl / 1000 });
}

function limitOf(request: FastifyRequest): CallLimit {
  const { url, config } = request.routeOptions;
  // the route `/*` serves both the files and the pages of the app
  if (config.limit && url !== '/*') return config.limit;
  if (verbOf(request) !== 'GET') return writes;
  return isOfFiles(request) ? files : plainRead.limit;
}

/**
 * Tells whether the customer's range is counted besides the household. Pages, files and plain reads need no such count:
 * the flood limit covers them.
 */
function isOfRented(request: FastifyRequest): boolean {
  const { limit } = request.routeOptions.config;
  const isCounted = !plain.includes(limit) || verbOf(request) !== 'GET';
  return isCounted && floodNetworkOf(request.ip) !== networkOf(request.ip);
}

/** Returns who shares a count; null: the whole network. */
async function findHolder(request: FastifyRequest, knownDevice: KnownDevice): Promise<string | null> {
  const { by } = limitOf(request);
  const { caller } = request;
  if (by === 'account' && caller) return `account ${caller.accountId}`;
  if (by === 'session' && caller) return `session ${caller.sessionId}`;
  if (by !== 'device') return null;
  const device = await knownDevice(request);
  return device === null ? null : `device ${device}`;
}

/**
 * Returns the name of what a limit counts together: a route, all files, or all pages and unknown addresses of an area.
 */
function subjectOf(request: FastifyRequest): string {
  const { url = '/*' } = request.routeOptions;
  if (url !== '/*') return `${verbOf(request)} ${url}`;
  return `${verbOf(request)} ${areaOf(request)} ${isOfFiles(request) ? 'files' : 'pages'}`;
}

function isOfFiles(request: FastifyRequest): boolean {
  const area = areaOf(request);
  return area === 'uploads' || (area === 'app' && isFile(pathOf(request)));
}

/** Returns the method of a request, with GET for HEAD, which asks for the same. */
function verbOf({ method }: FastifyRequest): string {
  return method === 'HEAD' ? 'GET' : method;
}
