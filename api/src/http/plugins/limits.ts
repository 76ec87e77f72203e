import type { CallLimit } from '@tero/shared/contract/endpoint';
import { plainRead } from '@tero/shared/contract/plain-read';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf, isFile, pathOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import { floodNetworkOf, networkOf } from '../../core/network.ts';
import { isOwnCall } from '../../core/own-call.ts';
import { type Counted, Counts, isExceeded, type Place } from '../../db/processes/counts.ts';
import type { Deps } from '../../deps/deps.ts';

const writes: CallLimit = { max: 60, window: minute };
/** Files of the app and images: opening the app for the first time fetches some hundred. */
export const files: CallLimit = { max: 3000, window: minute };
/** What a network of its own is not counted for beside the flood's; an address that is no route has none. */
const plain: readonly (CallLimit | undefined)[] = [undefined, plainRead.limit, files];
/** Everything that comes from one network, whatever it asks for. */
const flood: CallLimit = { max: 6000, window: minute };

/** What one customer rents, a /48 of IPv6, may call as often as this many households, each with its /64. */
const householdsOfRented = 10;

/**
 * Rate limits by network, account, session or device, as each endpoint of the contract declares; pages and files have
 * limits of their own. What is counted by network is counted by what one customer rents too, without a route saying so. A
 * network that floods is refused before anything else is done for it. What waits in queues waits for its network.
 */
export const limitsPlugin = plugin(async (app: FastifyInstance, { config, db }: Deps) => {
  const scaled = (max: number) => Math.ceil(max * config.rateLimitScale);
  const mostOfFlood = scaled(flood.max);
  const counts = new Counts(config.jwtSecret);
  app.addHook('onRequest', (request, _reply, done) => {
    if (areaOf(request) === 'health' || isOwnCall(request)) return done();
    const { key, ...bound } = ofFlood(request.ip);
    const judged = then(counts.more(db, key, bound), refuse);
    if (judged instanceof Promise) judged.then(() => done(), done);
    else done();
  });
  // a file that is missing comes by here again
  const seen = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', (request, reply, done) => {
    if (seen.has(request) || isOwnCall(request)) return done();
    seen.add(request);
    const holder = holderOf(request);
    const checked =
      holder instanceof Promise ? holder.then((known) => check(request, reply, known)) : check(request, reply, holder);
    if (checked instanceof Promise) checked.then(() => done(), done);
    else done();
  });

  /** Waits for nothing but the database, where that is asked. */
  function check(request: FastifyRequest, reply: FastifyReply, holder: string | null): void | Promise<void> {
    const subject = subjectOf(request);
    const limit = limitOf(request);
    const { key, ...bound } = ofOwn(subject, limit, holder ?? networkOf(request.ip));
    const isOfHolder = holder !== null || !isOfRented(request);
    const judge = (counted: Counted) => {
      reply.headers(saying(counted));
      refuse(counted);
      if (isOfHolder) return;
      const rented = { max: scaled(limit.max * householdsOfRented), window: limit.window };
      return then(counts.more(db, `rented ${subject} ${floodNetworkOf(request.ip)}`, rented), refuse);
    };
    return then(counts.more(db, key, bound), judge);
  }

  function ofFlood(ip: string): Place {
    return { key: `flood ${floodNetworkOf(ip)}`, max: mostOfFlood, window: flood.window };
  }

  function ofOwn(subject: string, { max, window }: CallLimit, holder: string): Place {
    return { key: `own ${subject} ${holder}`, max: scaled(max), window };
  }
});

/** What an answer says of the limit that the call is counted by. */
function saying({ max, current, ttl }: Counted) {
  return {
    'x-ratelimit-limit': max,
    'x-ratelimit-remaining': Math.max(0, max - current),
    'x-ratelimit-reset': Math.ceil(ttl / 1000),
  };
}

function then(counted: Counted | Promise<Counted>, judge: (counted: Counted) => void | Promise<void>) {
  return counted instanceof Promise ? counted.then(judge) : judge(counted);
}

function refuse(counted: Counted): void {
  if (isExceeded(counted)) throw new AppError('too_many_requests', { retryAfter: counted.ttl / 1000 });
}

function limitOf(request: FastifyRequest): CallLimit {
  const { url, config } = request.routeOptions;
  // one route stands for the app's files and its pages
  if (config.limit && url !== '/*') return config.limit;
  if (verbOf(request) !== 'GET') return writes;
  return isOfFiles(request) ? files : plainRead.limit;
}

/** Whether what one customer rents has a count beside the household's; of pages, files and plain reads it is the flood's. */
function isOfRented(request: FastifyRequest): boolean {
  const { limit } = request.routeOptions.config;
  const isCounted = !plain.includes(limit) || verbOf(request) !== 'GET';
  return isCounted && floodNetworkOf(request.ip) !== networkOf(request.ip);
}

/** Whose calls are counted together; null: all of the network. */
function holderOf(request: FastifyRequest): string | null | Promise<string | null> {
  const { by } = limitOf(request);
  const { caller, server } = request;
  if (by === 'account' && caller) return `account ${caller.accountId}`;
  if (by === 'session' && caller) return `session ${caller.sessionId}`;
  if (by !== 'device') return null;
  return server.knownDevice(request).then((device) => (device === null ? null : `device ${device}`));
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
