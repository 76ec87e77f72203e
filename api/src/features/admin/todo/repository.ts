import { otherTrade } from '@tero/shared/rules/services/other-trade';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { isOpenCharge } from '../../subscriptions/ledger/open-charges.ts';
import { waitsForTeam } from '../messages/repository.ts';

/** The number of waiting tasks, and the times since which the oldest and the newest one wait. */
export interface Waiting {
  count: number;
  oldest: string | null;
  newest: string | null;
}

/**
 * Counts the providers to verify, by their data, their pictures or a paper. A provider who sent no papers has waited
 * since signing up.
 */
export function waitingProviders(db: Db): Promise<Waiting> {
  const query = db
    .selectFrom('provider_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select((eb) => [eb.fn.countAll<number>().as('count')])
    .select(sql<string | null>`min(coalesce(p.documents_submitted_at, a.created_at))`.as('oldest'))
    .select(sql<string | null>`max(coalesce(p.documents_submitted_at, a.created_at))`.as('newest'))
    .where((eb) =>
      eb.or([
        eb('p.verification_status', '=', 'pending'),
        eb('p.identity_sent_at', 'is not', null),
        eb('p.papers_sent_at', 'is not', null),
      ]),
    );
  return query.executeTakeFirstOrThrow().then(asWaiting);
}

/** Counts messages that wait for the team. */
export function openMessages(db: Db, kind: 'contact' | 'report'): Promise<Waiting> {
  const query = db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<string | null>`min(coalesce(asked_at, created_at))`.as('oldest'))
    .select(sql<string | null>`max(coalesce(asked_at, created_at))`.as('newest'))
    .where('kind', '=', kind)
    .where(waitsForTeam('contact_messages'));
  return query.executeTakeFirstOrThrow().then(asWaiting);
}

/** Counts charges that failed recently and for which the team can do something. */
export function failedCharges(db: Db, now: Date): Promise<Waiting> {
  const query = db
    .selectFrom('payments as t')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('t.payment_date').as('oldest')])
    .select((eb) => eb.fn.max('t.created_at').as('newest'))
    .where(isOpenCharge(now));
  return query.executeTakeFirstOrThrow().then(asWaiting);
}

/** Counts the services in 'Otro trabajo' that wait for a category of their own (rule SRCH-23). */
export function unsortedServices(db: Db): Promise<Waiting> {
  const query = db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('s.created_at').as('oldest')])
    .select((eb) => eb.fn.max('s.created_at').as('newest'))
    .where('c.slug', '=', otherTrade)
    .where('s.deleted_at', 'is', null);
  return query.executeTakeFirstOrThrow().then(asWaiting);
}

/** Counts MercadoPago's webhook events that were given up. */
export function refusedEvents(db: Db): Promise<Waiting> {
  const query = db
    .selectFrom('payment_notifications')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('oldest')])
    .select(sql<string | null>`max(coalesce(processed_at, next_attempt_at))`.as('newest'))
    .where('status', '=', 'dead');
  return query.executeTakeFirstOrThrow().then(asWaiting);
}

/** Counts the receipts without the e-receipt (CFE) that the operator issues. */
export function receiptsWithoutCfe(db: Db): Promise<Waiting> {
  const query = db
    .selectFrom('receipts')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('issued_at').as('oldest')])
    .select((eb) => eb.fn.max('issued_at').as('newest'))
    .where('needs_cfe', '=', sql.lit(1))
    .where('cfe_number', 'is', null)
    .where('voided_at', 'is', null);
  return query.executeTakeFirstOrThrow().then(asWaiting);
}

/** Crashes of the web app that occurred since an instant. */
export function crashesSince(db: Db, since: string): Promise<Waiting> {
  const query = db
    .selectFrom('crashes')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('first_at').as('oldest')])
    .select((eb) => eb.fn.max('first_at').as('newest'))
    .where('last_at', '>=', since);
  return query.executeTakeFirstOrThrow().then(asWaiting);
}

function asWaiting({ count, ...ages }: Waiting): Waiting {
  return { count: Number(count), ...ages };
}
