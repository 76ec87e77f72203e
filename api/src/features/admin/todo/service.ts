import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { type AlertKind, type TodoKind, todoKinds } from '@tero/shared/rules/panel/todo';
import { day } from '@tero/shared/rules/time/durations';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { waitingCases } from '../moderation/repository.ts';
import { poorSearches } from '../searches/repository.ts';
import { lookedAt } from './alerts.ts';
import {
  crashesSince,
  failedCharges,
  openMessages,
  refusedEvents,
  type Waiting,
  waitingProviders,
} from './repository.ts';

/** Days after which a failed charge or a crash is no longer news. */
const newsDays = 7;

/** How the kinds of which administrators are told are counted; `since`: what is older is no longer news. */
const counted: Readonly<Record<AlertKind, (db: Db, since: string) => Promise<Waiting>>> = {
  verification: waitingProviders,
  content: waitingCases,
  reports: (db) => openMessages(db, 'report'),
  messages: (db) => openMessages(db, 'contact'),
  charges: failedCharges,
  events: refusedEvents,
  crashes: crashesSince,
};

/** What waits of a kind of which administrators are told. */
export function waitingOf(db: Db, kind: AlertKind, now: Date): Promise<Waiting> {
  return counted[kind](db, new Date(now.getTime() - newsDays * day).toISOString());
}

/** What waits for somebody of the team (rule ADM-94); whoever reads it is told of nothing that it has seen. */
export async function listTodo(deps: Pick<Deps, 'db' | 'clock'>, accountId: number): Promise<TodoItem[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const todo: TodoItem[] = [];
  const newest = new Map<TodoKind, string | null>();
  for (const kind of todoKinds) {
    const waiting = await waitingHere(db, kind, now);
    todo.push({ kind, count: waiting.count, oldest: waiting.oldest });
    newest.set(kind, waiting.newest);
  }
  await lookedAt(deps, accountId, { newest, now });
  return todo;
}

async function waitingHere(db: Db, kind: TodoKind, now: Date): Promise<Waiting> {
  // nobody is told of searches
  return kind === 'searches' ? { ...(await poorSearches(db)), newest: null } : waitingOf(db, kind, now);
}
