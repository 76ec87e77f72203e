import { type AlertKind, alertHours, alertKinds, todoText, todoWords } from '@tero/shared/rules/panel/todo';
import { hour, minute } from '@tero/shared/rules/time/durations';
import { localDay, startOfDay } from '@tero/shared/rules/time/time';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { notify } from '../../notifications/notify.ts';
import * as alerts from './alerts-repository.ts';
import type { Waiting } from './repository.ts';
import { waitingOf } from './service.ts';

/** The milliseconds between two notices to one administrator. News in between wait for the next notice. */
const pause = 30 * minute;

/**
 * Notifies administrators about tasks of their chosen kinds that came since they last looked. Each kind is announced
 * once until they look again, and one notice has all news (rule ADM-140).
 */
export async function tellTeam(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  if (!isTime(now)) return;
  const all = await alerts.listAlerts(db);
  const waiting = new Map<AlertKind, Waiting>();
  for (const kind of new Set(all.map((one) => one.kind))) waiting.set(kind, await waitingOf(deps, kind, now));
  for (const accountId of new Set(all.map(({ account_id }) => account_id))) {
    const own = all.filter(({ account_id }) => account_id === accountId);
    const news = own.filter((alert) => isNews(alert, waiting.get(alert.kind)));
    if (news.length > 0 && !own.some((alert) => isFresh(alert, now))) await tellOne(deps, { own, news, waiting }, now);
  }
}

function isTime(now: Date): boolean {
  const sinceMidnight = now.getTime() - startOfDay(localDay(now)).getTime();
  return sinceMidnight >= alertHours.opens * hour && sinceMidnight < alertHours.closes * hour;
}

function isNews({ told_at, seen_at }: alerts.Alert, { newest = null }: Partial<Waiting> = {}): boolean {
  return told_at === null && newest !== null && newest > seen_at;
}

const isFresh = ({ told_at }: alerts.Alert, now: Date) =>
  told_at !== null && now.getTime() - Date.parse(told_at) < pause;

interface Told {
  own: readonly alerts.Alert[];
  news: readonly alerts.Alert[];
  waiting: ReadonlyMap<AlertKind, Waiting>;
}

interface Line {
  kind: AlertKind;
  text: string;
}

/** Returns what an administrator reads of tasks, and where it leads. */
export function wordsOf(first: Line, more: readonly Line[]) {
  if (more.length === 0)
    return { title: first.text, message: 'Entrá a «Tareas», en el panel.', link: todoWords[first.kind].to };
  const message = `${[first, ...more].map(({ text }) => text).join(' · ')}.`;
  return { title: 'Hay tareas nuevas en el panel', message, link: '/admin' };
}

/**
 * Notifies one administrator. The notice names new tasks and older unseen ones, because it replaces the earlier notice.
 */
async function tellOne({ db, config }: Pick<Deps, 'db' | 'config'>, told: Told, now: Date): Promise<void> {
  const [accountId, at] = [told.own[0]?.account_id ?? 0, now.toISOString()];
  const isTold = (kind: AlertKind) => told.own.some((alert) => alert.kind === kind && alert.told_at !== null);
  const isNew = (kind: AlertKind) => told.news.some((alert) => alert.kind === kind);
  const kinds = alertKinds.filter((kind) => isNew(kind) || isTold(kind));
  const lines = kinds.flatMap((kind) => {
    const count = told.waiting.get(kind)?.count ?? 0;
    return count > 0 ? [{ kind, text: todoText({ kind, count }) }] : [];
  });
  const [first, ...more] = lines;
  if (!first) return;
  await inTransaction(db, async (trx) => {
    await alerts.markTold(trx, accountId, [...told.news.map(({ kind }) => kind)], at);
    await notify(
      { trx, now, config },
      {
        accountId,
        type: 'team_todo',
        ...wordsOf(first, more),
        key: `${accountId}:${at}`,
        topic: `team:${accountId}`,
      },
    );
  });
}
