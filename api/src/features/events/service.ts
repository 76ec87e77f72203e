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
 * Counts what a visitor saw or pressed, once for each subject and local day; true when it was the first time. What
 * providers see and press of their own never counts, but for the posts that they share (decisions, posts).
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

/** Forgets what was counted of a post that goes. */
export async function forgetPost(trx: Db, postId: number): Promise<void> {
  await events.removeEvents(trx, ['post_view', 'post_share'], postId);
}

/** What an account saw and pressed: part of its own data. */
export function eventsOfAccount(db: Db, accountId: number) {
  return events.listOfViewer(db, accountViewer(accountId));
}

/** Of an account that goes only the counts stay. */
export async function forgetViewer(trx: Db, accountId: number): Promise<void> {
  await events.renameViewer(trx, accountViewer(accountId), `gone:${randomBytes(8).toString('hex')}`);
}

/** Metrics look a year back, and a bit for who compares. */
const daysKept = 400;
const batch = 1000;

/** Forgets what was counted too long ago, in steps between which other calls have their turn. */
export async function forgetOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = addDays(localDay(clock.now()), 1 - daysKept);
  while ((await events.removeBefore(db, oldest, batch)) === batch) await setImmediate();
}
