import type { ServerResponse } from 'node:http';
import { networkLimits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { floodNetworkOf } from '../../core/network.ts';
import { onSignal } from '../../db/signals.ts';
import type { Deps } from '../../deps/deps.ts';
import { admit } from '../../http/bind.ts';
import * as notices from './notice/repository.ts';
import { noticeView } from './notice/view.ts';

const streamPath = '/api/notifications/stream';

const heartbeat = 25_000;
/** Most notifications sent in one check; the next check sends the following ones. */
const mostAtOnce = 20;
/** Unread bytes above which a connection is cut. */
const longestBacklog = 64 * 1024;

/** Whether a session goes on; the feature that keeps sessions gives it. */
type IsSessionOpen = (deps: Deps, sessionId: string) => Promise<boolean>;

interface Stream {
  caller: Caller;
  network: string;
  out: ServerResponse;
  lastId: number;
  unread: number;
  /** chain of the checks, so that writes stay in order */
  work: Promise<void>;
}

/**
 * `GET /api/notifications/stream`: server-sent events for an account. `unread` brings the number of unread
 * notifications, at first and on each change; `notification` brings a new one with that number.
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

/** Closes an account's oldest streams, most likely lost connections, to make room for one more. */
function makeRoom(own: Stream[]): void {
  for (const { out } of own.slice(0, Math.max(0, own.length - networkLimits.streamsOfAccount + 1))) out.end();
}

/** Sends what is new, or ends the stream when the session is over. */
async function bringUpToDate(deps: Deps, stream: Stream, isSessionOpen: IsSessionOpen): Promise<void> {
  const { caller, out } = stream;
  if (out.writableEnded || out.destroyed) return;
  if (!(await isSessionOpen(deps, caller.sessionId))) {
    out.end();
    return;
  }
  if (out.writableLength > longestBacklog) {
    out.destroy();
    return;
  }
  const counted = await notices.countUnread(deps.db, caller.accountId);
  const news = await notices.listAfter(deps.db, caller.accountId, stream.lastId, mostAtOnce);
  // counted again: notifications that came meanwhile are included
  const unreadCount = news.length ? await notices.countUnread(deps.db, caller.accountId) : counted;
  if (news.length === 0 && unreadCount !== stream.unread) write(out, 'unread', { unreadCount });
  stream.unread = unreadCount;
  for (const row of news) {
    stream.lastId = row.id;
    write(out, 'notification', { unreadCount, notification: noticeView(row) });
  }
}

function write(out: ServerResponse, event: string, data: unknown): void {
  out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
