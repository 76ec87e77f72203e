import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { addDays, localDay } from '@tero/shared/rules/time';
import type { Db, Table } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
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
  trx: Db,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  event: Event,
  visitor: Visitor,
): Promise<boolean> {
  const isOwn = visitor.caller?.accountId === event.provider_id;
  if (isOwn && event.kind !== 'post_share') return false;
  const day = localDay(clock.now());
  return events.insertEvent(trx, { ...event, day, viewer: viewerKey(config.jwtSecret, day, visitor) });
}

export async function trackProfileView(deps: Deps, providerId: number, visitor: Visitor): Promise<void> {
  await requireProvider(deps.db, providerId);
  const event = { kind: 'profile_view', subject_id: providerId, provider_id: providerId } as const;
  await recordEvent(deps.db, deps, event, visitor);
}

export async function trackServiceView(deps: Deps, serviceId: number, visitor: Visitor): Promise<void> {
  const { provider_id } = await visibleService(deps.db, serviceId, visitor.caller);
  await recordEvent(deps.db, deps, { kind: 'service_view', subject_id: serviceId, provider_id }, visitor);
}

/** Deletes the events of a post that is being deleted. */
export async function forgetPost(trx: Db, postId: number): Promise<void> {
  await events.removeEvents(trx, ['post_view', 'post_share'], postId);
}

/** Renames a deleted account's events: they count on, without a link to the account. */
export async function forgetViewer(trx: Db, accountId: number): Promise<void> {
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
