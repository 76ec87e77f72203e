import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { history as contract } from '@tero/shared/contract/history';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../core/caller.ts';
import type { Visitor } from '../../core/visitor.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { recordEvent } from '../events/service.ts';
import { noteAsked } from '../inquiries/asked.ts';
import { requireProvider } from '../providers/service.ts';
import { visibleService } from '../services/service.ts';
import * as history from './repository.ts';

/** Records a visit, except a visit to the caller's own service. */
export async function visit(
  { db, clock, config }: Deps,
  { service_id: serviceId, happened_at }: BodyOf<typeof contract.visit>,
  visitor: Visitor & { caller: Caller },
): Promise<void> {
  const account_id = visitor.caller.accountId;
  const { provider_id } = await visibleService(db, serviceId, visitor.caller);
  if (provider_id === account_id) return;
  const now = clock.now();
  const { at: visited_at, isOld } = momentOf(happened_at, now);
  await inTransaction(db, async (trx) => {
    await history.recordVisit(trx, { account_id, service_id: serviceId, visited_at });
    if (isOld) return;
    await recordEvent(trx, { now, config }, { kind: 'service_view', subject_id: serviceId, provider_id }, visitor);
  });
}

type Click = BodyOf<typeof contract.trackClick>;

/**
 * Returns the instant of an event for the person's own history: never in the future, and never older than a page token
 * lasts. Older events do not count anywhere (rule METR-61).
 */
function momentOf(happened_at: string | undefined, now: Date): { at: string; isOld: boolean } {
  const given = happened_at === undefined ? now : new Date(happened_at);
  const oldest = now.getTime() - limits.pageTokenDays * day;
  const at = new Date(Math.max(oldest, Math.min(given.getTime(), now.getTime())));
  return { at: at.toISOString(), isOld: given.getTime() < oldest };
}

/** Counts a contact from the page of a service or from a profile (rule PHONE-60), except by the provider itself. */
export async function contact(deps: Deps, click: Click, visitor: Visitor): Promise<void> {
  if (click.service_id !== undefined) await contactOfService(deps, click.service_id, click, visitor);
  else if (click.provider_id !== undefined) await contactOfProfile(deps, click.provider_id, click, visitor);
}

/** Counts a contact from a listed service. With a session the account's history remembers it. */
async function contactOfService(
  { db, clock, config }: Deps,
  service_id: number,
  { click_type: kind, happened_at, inquiry_id: inquiryId }: Click,
  visitor: Visitor,
): Promise<void> {
  const { provider_id } = await visibleService(db, service_id);
  if (provider_id === visitor.caller?.accountId) return;
  const now = clock.now();
  const { at: contacted_at, isOld } = momentOf(happened_at, now);
  await inTransaction(db, async (trx) => {
    if (!isOld) await recordEvent(trx, { now, config }, { kind, subject_id: service_id, provider_id }, visitor);
    if (!visitor.caller) return;
    const account_id = visitor.caller.accountId;
    await history.recordContact(trx, { account_id, service_id, provider_id, contacted_at });
    if (inquiryId === undefined) return;
    await noteAsked({ trx, now, config }, visitor.caller, { inquiryId, providerId: provider_id }, contacted_at);
  });
}

/** Counts a contact from a profile. With a session the account's history remembers it. */
async function contactOfProfile(
  { db, clock, config }: Deps,
  provider_id: number,
  { click_type: kind, happened_at, from_quote }: Click,
  visitor: Visitor,
): Promise<void> {
  await requireProvider(db, provider_id);
  if (provider_id === visitor.caller?.accountId) return;
  const now = clock.now();
  const { at: contacted_at, isOld } = momentOf(happened_at, now);
  await inTransaction(db, async (trx) => {
    const event = { kind: `profile_${kind}`, subject_id: provider_id, provider_id } as const;
    if (!isOld) await recordEvent(trx, { now, config }, event, visitor);
    if (!visitor.caller) return;
    const account_id = visitor.caller.accountId;
    await history.recordProfileContact(trx, { account_id, provider_id, contacted_at, from_quote: from_quote ? 1 : 0 });
  });
}
