import { type TodoItem, type TodoKind, todoKinds } from '@tero/shared/contract/admin/todo';
import { day } from '@tero/shared/rules/time/durations';
import type { Deps } from '../../../deps/deps.ts';
import { waitingCases } from '../moderation/repository.ts';
import { poorSearches } from '../searches/repository.ts';
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

/** What waits for somebody of the team (rule ADM-94). */
export async function listTodo({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<TodoItem[]> {
  const since = new Date(clock.now().getTime() - newsDays * day).toISOString();
  const waiting: Record<TodoKind, Waiting> = {
    verification: await waitingProviders(db),
    content: await waitingCases(db),
    reports: await openMessages(db, 'report'),
    messages: await openMessages(db, 'contact'),
    charges: await failedCharges(db, since),
    events: await refusedEvents(db),
    searches: await poorSearches(db),
    crashes: await crashesSince(db, since),
  };
  return todoKinds.map((kind) => ({ kind, ...waiting[kind] }));
}
