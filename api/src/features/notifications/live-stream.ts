import type { ServerResponse } from 'node:http';
import { networkLimits } from '@tero/shared/limits';
import type { Caller } from '../../core/caller.ts';
import type { Deps } from '../../deps/deps.ts';
import * as notices from './notice/repository.ts';
import { noticeView } from './notice/view.ts';

/** The most notifications sent in one check; the next check sends those that follow. */
const mostAtOnce = 20;
/** Unread bytes above which a connection is cut. */
const longestBacklog = 64 * 1024;

/** A function that tells whether a session is still open; the feature that keeps sessions provides it. */
export type IsSessionOpen = (deps: Deps, sessionId: string) => Promise<boolean>;

export interface Stream {
  caller: Caller;
  network: string;
  out: ServerResponse;
  lastId: number;
  unread: number;
  /** chain of the checks, so that writes stay in order */
  work: Promise<void>;
}

/** Closes an account's oldest streams, whose connections are most likely lost, to make room for one more. */
export function makeRoom(own: Stream[]): void {
  for (const { out } of own.slice(0, Math.max(0, own.length - networkLimits.streamsOfAccount + 1))) out.end();
}

/** Sends new notifications, or ends the stream when the session is over. */
export async function bringUpToDate(deps: Deps, stream: Stream, isSessionOpen: IsSessionOpen): Promise<void> {
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
