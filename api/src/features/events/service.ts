import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { floodNetworkOf } from '../../core/network.ts';
import { accountViewer, networkKey, type Page, pageToken, type Visitor, viewerKey } from '../../core/visitor.ts';
import type { Db, Table, Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { requireProvider } from '../providers/service.ts';
import { visibleService } from '../services/service.ts';
import * as events from './repository.ts';

export type Event = Pick<Table<'daily_events'>, 'kind' | 'subject_id' | 'provider_id'>;

/** The page on which each kind of event happens. The event is about the subject of that page. */
const pages: Record<Event['kind'], Page['of']> = {
  profile_view: 'provider',
  profile_card: 'provider',
  profile_whatsapp: 'provider',
  profile_phone: 'provider',
  profile_email: 'provider',
  service_view: 'service',
  whatsapp: 'service',
  phone: 'service',
  email: 'service',
  post_view: 'post',
  post_share: 'post',
};

/**
 * Counts a visitor's view or press once for each subject and local day; returns true the first time. A provider's own
 * views never count (rules METR-4 and METR-9).
 */
export async function recordEvent(
  db: Db,
  { now, config }: Pick<Work, 'now' | 'config'>,
  event: Event,
  visitor: Visitor,
  { countsCall = true }: { countsCall?: boolean } = {},
): Promise<boolean> {
  if (visitor.caller?.accountId === event.provider_id) return false;
  const day = localDay(now);
  const page = { of: pages[event.kind], id: event.subject_id };
  if (countsCall) {
    const network = networkKey(config.jwtSecret, day, floodNetworkOf(visitor.ip));
    await events.countCall(db, { provider_id: event.provider_id, day, network });
  }
  return events.insertEvent(db, { ...event, day, viewer: viewerKey(config.jwtSecret, day, page, visitor) });
}

/** Counts the view of a page that the current call returns. The token is that of the page. */
export function recordOpening(
  db: Db,
  { now, config }: Pick<Work, 'now' | 'config'>,
  event: Event,
  visitor: Visitor,
): Promise<boolean> {
  const page = { of: pages[event.kind], id: event.subject_id };
  const token = pageToken(config.jwtSecret, localDay(now), page, visitor.caller);
  return recordEvent(db, { now, config }, event, { ...visitor, token });
}

/** Counts a view of a profile. Also counts it as a view by the short link, if it was one (rule CARD-4). */
export async function trackProfileView(
  { db, clock, config }: Deps,
  providerId: number,
  visitor: Visitor,
  byCard: boolean,
): Promise<void> {
  await requireProvider(db, providerId);
  const work = { now: clock.now(), config };
  const of = { subject_id: providerId, provider_id: providerId };
  await recordEvent(db, work, { kind: 'profile_view', ...of }, visitor);
  // this is one visit, so the second event is not a second call from its network
  if (byCard) await recordEvent(db, work, { kind: 'profile_card', ...of }, visitor, { countsCall: false });
}

export async function trackServiceView(
  { db, clock, config }: Deps,
  serviceId: number,
  visitor: Visitor,
): Promise<void> {
  const { provider_id } = await visibleService(db, serviceId, visitor.caller);
  const event = { kind: 'service_view', subject_id: serviceId, provider_id } as const;
  await recordEvent(db, { now: clock.now(), config }, event, visitor);
}

/** Deletes the events of a post that is being deleted. */
export async function forgetPost(trx: Trx, postId: number): Promise<void> {
  await events.removeEvents(trx, ['post_view', 'post_share'], postId);
}

/** Renames a deleted account's events: they still count, but no longer lead to the account. */
export async function forgetViewer(trx: Trx, accountId: number): Promise<void> {
  await events.renameViewer(trx, accountViewer(accountId), `gone:${randomBytes(8).toString('hex')}`);
}

/** Metrics reach a year back, with some days more to compare. */
const daysKept = 400;
const batch = 1000;

/** Deletes old events in batches, and lets other calls run between them. Networks are stored for only two days. */
export async function forgetOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = addDays(localDay(clock.now()), 1 - daysKept);
  while ((await events.removeBefore(db, oldest, batch)) === batch) await setImmediate();
  await events.forgetCalls(db, addDays(localDay(clock.now()), -1));
}
