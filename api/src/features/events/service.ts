import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import type { Db, Table, Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { requireProvider } from '../providers/service.ts';
import { visibleService } from '../services/service.ts';
import * as events from './repository.ts';
import { accountViewer, type Visitor, viewerKey } from './viewer.ts';
export type Event = Pick<Table<'daily_events'>, 'kind' | 'subject_id' | 'provider_id'>;

/**
 * Counts what a visitor saw or pressed, once a subject and local day; returns true when it was the first time. A
 * provider's own views and clicks never count, but for the posts that it shares (rule METR-4).
 */
export async function recordEvent(
  db: Db,
  { now, config }: Pick<Work, 'now' | 'config'>,
  event: Event,
  visitor: Visitor,
): Promise<boolean> {
  const isOwn = visitor.caller?.accountId === event.provider_id;
  if (isOwn && event.kind !== 'post_share') return false;
  const day = localDay(now);
  return events.insertEvent(db, { ...event, day, viewer: viewerKey(config.jwtSecret, day, visitor) });
}

export async function trackProfileView(
  { db, clock, config }: Deps,
  providerId: number,
  visitor: Visitor,
): Promise<void> {
  await requireProvider(db, providerId);
  const event = { kind: 'profile_view', subject_id: providerId, provider_id: providerId } as const;
  await recordEvent(db, { now: clock.now(), config }, event, visitor);
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

/** Renames a deleted account's events: they count on, without a link to the account. */
export async function forgetViewer(trx: Trx, accountId: number): Promise<void> {
  await events.renameViewer(trx, accountViewer(accountId), `gone:${randomBytes(8).toString('hex')}`);
}

/** Metrics reach a year back, with some days more to compare. */
const daysKept = 400;
const batch = 1000;

/** Deletes old events in batches, and yields to other calls between them. */
export async function forgetOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = addDays(localDay(clock.now()), 1 - daysKept);
  while ((await events.removeBefore(db, oldest, batch)) === batch) await setImmediate();
}
