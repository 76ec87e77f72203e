import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { type AlertKind, type TodoKind, todoKinds } from '@tero/shared/rules/panel/todo';
import { day } from '@tero/shared/rules/time/durations';
import type { Deps } from '../../../deps/deps.ts';
import { waitingCases } from '../moderation/repository.ts';
import { waitingRings } from '../rings/service.ts';
import { poorSearches } from '../searches/repository.ts';
import { lookedAt } from './alerts.ts';
import { faultyBackups } from './backups.ts';
import { lateMessages } from './late-messages.ts';
import {
  crashesSince,
  failedCharges,
  openMessages,
  receiptsWithoutCfe,
  refusedEvents,
  unsortedServices,
  type Waiting,
  waitingProviders,
} from './repository.ts';
import { textsNearlySpent } from './texts.ts';

/** Days after which a crash is no longer news. */
const newsDays = 7;

type Counted = Pick<Deps, 'db' | 'config'>;

/** The function that counts each kind of alert. Things older than `since` are not news. */
const counted: Readonly<Record<AlertKind, (given: Counted, since: string, now: Date) => Promise<Waiting>>> = {
  backups: async ({ config }, _since, now) => faultyBackups(config.backup, now),
  verification: ({ db }) => waitingProviders(db),
  content: ({ db }) => waitingCases(db),
  reports: ({ db }) => openMessages(db, 'report'),
  messages: ({ db }) => openMessages(db, 'contact'),
  charges: ({ db }, _since, now) => failedCharges(db, now),
  events: ({ db }) => refusedEvents(db),
  crashes: ({ db }, since) => crashesSince(db, since),
};

/** Counts the things of one kind of alert that wait. */
export function waitingOf(given: Counted, kind: AlertKind, now: Date): Promise<Waiting> {
  return counted[kind](given, new Date(now.getTime() - newsDays * day).toISOString(), now);
}

/**
 * Returns the tasks that wait for the team (rule ADM-94). Marks the alerts of the administrator who reads them as seen.
 */
export async function listTodo(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>,
  accountId: number,
): Promise<TodoItem[]> {
  const now = deps.clock.now();
  const todo: TodoItem[] = [];
  const newest = new Map<TodoKind, string | null>();
  for (const kind of todoKinds) {
    const waiting = await waitingHere(deps, kind, now);
    todo.push({ kind, count: waiting.count, oldest: waiting.oldest });
    newest.set(kind, waiting.newest);
  }
  await lookedAt(deps, accountId, { newest, now });
  return todo;
}

/** The tasks about messages that do not leave, with their channels. */
const channels = { mails: 'email', pushes: 'push', sms: 'sms' } as const;

async function waitingHere(deps: Counted & Pick<Deps, 'payments'>, kind: TodoKind, now: Date): Promise<Waiting> {
  // these send no alerts
  if (kind === 'searches') return { ...(await poorSearches(deps.db)), newest: null };
  if (kind === 'unsorted') return unsortedServices(deps.db);
  if (kind === 'rings') return { ...(await waitingRings(deps.db, now)), newest: null };
  if (kind === 'cfe') return { ...(await receiptsWithoutCfe(deps.db)), newest: null };
  if (kind === 'mails' || kind === 'pushes' || kind === 'sms')
    return { ...(await lateMessages(deps, channels[kind], now)), newest: null };
  if (kind === 'mercadopago') return silentMercadoPago(deps);
  if (kind === 'texts') return textsNearlySpent(deps, now);
  return waitingOf(deps, kind, now);
}

/** Returns one task while MercadoPago does not answer this process. */
function silentMercadoPago({ payments }: Pick<Deps, 'payments'>): Waiting {
  const oldest = payments.awaySince()?.toISOString() ?? null;
  return { count: oldest ? 1 : 0, oldest, newest: null };
}
