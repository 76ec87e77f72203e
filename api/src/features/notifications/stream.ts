import { networkLimits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { floodNetworkOf } from '../../core/network.ts';
import { onSignal } from '../../db/signals.ts';
import type { Deps } from '../../deps/deps.ts';
import { admit } from '../../http/bind.ts';
import { bringUpToDate, type IsSessionOpen, makeRoom, type Stream } from './live-stream.ts';
import * as notices from './notice/repository.ts';

const streamPath = '/api/notifications/stream';

const heartbeat = 25_000;

/**
 * Registers `GET /api/notifications/stream`: server-sent events for an account. `unread` has the number of unread
 * notifications, at first and on each change; `notification` has a new notification with that number.
 */
export function streamRoute(app: FastifyInstance, deps: Deps, isSessionOpen: IsSessionOpen): void {
  const streams = new Set<Stream>();
  const check = (one: Stream) => {
    one.work = one.work
      .then(() => bringUpToDate(deps, one, isSessionOpen))
      // the web app reconnects, or polls
      .catch(() => void one.out.destroy());
  };
  const checkOf = ({ accountId }: { accountId: number | null }) => {
    for (const one of streams) if (accountId === null || one.caller.accountId === accountId) check(one);
  };

  const silence = [onSignal(deps.db, 'notices', checkOf), onSignal(deps.db, 'sessions', checkOf)];
  const beat = setInterval(() => {
    for (const one of streams) {
      one.out.write(': sigo acá\n\n');
      check(one);
    }
  }, heartbeat).unref();
  app.addHook('preClose', () => {
    clearInterval(beat);
    for (const end of silence) end();
    for (const { out } of streams) out.end();
  });

  app.get(
    streamPath,
    {
      schema: { hide: true } as object,
      config: { limit: { max: 60, window: minute, by: 'account' }, cache: 'never', private: true },
      onRequest: async (request) => admit({ auth: 'account' }, request),
    },
    async (request, reply) => {
      const caller = request.caller as Caller;
      const network = floodNetworkOf(request.ip);
      const refuseBeyond = (most: number, open: number) => {
        if (open >= most) throw new AppError('overloaded', { retryAfter: 60 });
      };
      refuseBeyond(networkLimits.streams, streams.size);
      const ofNetwork = [...streams].filter((one) => one.network === network);
      refuseBeyond(Math.ceil(networkLimits.streamsOfNetwork * deps.config.rateLimitScale), ofNetwork.length);
      const lastId = await notices.lastId(deps.db, caller.accountId);
      makeRoom([...streams].filter((one) => one.caller.accountId === caller.accountId));
      reply.hijack();
      const out = reply.raw;
      out.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
      const stream: Stream = { caller, network, out, lastId, unread: -1, work: Promise.resolve() };
      streams.add(stream);
      out.on('close', () => streams.delete(stream));
      check(stream);
    },
  );
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'Authorization',
  'x-accel-buffering': 'no',
};
