import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import { onSignal } from '../../db/signals.ts';
import type { Deps } from '../../deps/deps.ts';
import { admit } from '../../http/bind.ts';
import * as notices from './notice/repository.ts';
import { noticeView } from './notice/view.ts';

export const streamPath = '/api/notifications/stream';

const heartbeat = 25_000;
const mostOfAccount = 5;
const mostOfAll = 2000;
/** Notices of one moment; who missed more than that reads the list. */
const mostAtOnce = 20;
/** Bytes that a connection may leave unread before it is cut. */
const longestBacklog = 64 * 1024;

/** Whether a session goes on; the feature that keeps sessions gives it. */
type IsSessionOpen = (deps: Deps, sessionId: string) => Promise<boolean>;

interface Stream {
  caller: Caller;
  out: ServerResponse;
  lastId: number;
  unread: number;
  /** what is written to it follows one after another */
  work: Promise<void>;
}

/**
 * `GET /api/notifications/stream`: what is told to an account while it looks on, as server-sent events. `unread` says
 * how many are unread, at first and whenever that changes; `notification` brings a new one with the count.
 */
export function streamRoute(app: FastifyInstance, deps: Deps, isSessionOpen: IsSessionOpen): void {
  const streams = new Set<Stream>();
  const check = (one: Stream) => {
    one.work = one.work
      .then(() => bringUpToDate(deps, one, isSessionOpen))
      // the web reconnects, or asks by the clock
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
      config: { limit: { max: 60, window: 60_000, by: 'account' }, private: true },
      onRequest: async (request) => admit({ auth: 'account' }, request),
    },
    async (request, reply) => {
      if (streams.size >= mostOfAll) throw new AppError('overloaded', { retryAfter: 60 });
      const caller = request.caller as Caller;
      const lastId = await notices.lastId(deps.db, caller.accountId);
      makeRoom([...streams].filter((one) => one.caller.accountId === caller.accountId));
      reply.hijack();
      const out = reply.raw;
      out.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
      const stream: Stream = { caller, out, lastId, unread: -1, work: Promise.resolve() };
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

/** The oldest goes: it is most likely a phone that has lost its way. */
function makeRoom(own: Stream[]): void {
  for (const { out } of own.slice(0, Math.max(0, own.length - mostOfAccount + 1))) out.end();
}

/** Sends what is new, unless the session is over: then the stream is too. */
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
  // what came in between is counted with it
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
