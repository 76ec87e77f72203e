import { day, hour } from '@tero/shared/rules/time/durations';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as subscriptions from '../ledger/repository.ts';
import type { NotificationRow } from './inbox-repository.ts';
import * as inbox from './inbox-repository.ts';
import { reconcileOne } from './reconcile.ts';

const batch = 20;
const mostAttempts = 10;
const firstPause = 30_000;
const longestPause = hour;

/** MercadoPago's topics that concern subscriptions. */
const topics = ['subscription_preapproval', 'subscription_authorized_payment', 'payment'] as const;
type Topic = (typeof topics)[number];

/** Stores a verified webhook event once; ignores other topics. */
export async function receive(
  { db, clock }: Deps,
  said: { topic: string; dataId: string; requestId: string },
): Promise<void> {
  if (!topics.some((topic) => topic === said.topic)) return;
  const at = clock.now().toISOString();
  await inbox.insert(db, {
    topic: said.topic,
    data_id: said.dataId,
    request_id: said.requestId,
    status: 'pending',
    attempts: 0,
    next_attempt_at: at,
    received_at: at,
  });
}

const keptFor = 90 * day;

export async function forgetNotifications({ db, clock }: Deps): Promise<void> {
  await inbox.removeBefore(db, new Date(clock.now().getTime() - keptFor).toISOString());
}

/**
 * Events that this process is applying, which its next round skips. Another process may apply them too, which is
 * harmless.
 */
const inHand = new WeakMap<Db, Map<number, Promise<void>>>();

/** Applies all due webhook events, and resolves when none is due or being applied. */
export async function processInbox(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const taken = inHand.get(db) ?? new Map<number, Promise<void>>();
  inHand.set(db, taken);
  for (;;) {
    const due = await inbox.listDue(db, clock.now().toISOString(), batch + taken.size);
    const mine = due.filter(({ id }) => !taken.has(id)).slice(0, batch);
    const asked: Asked = new Map();
    for (const row of mine) {
      taken.set(
        row.id,
        process(deps, row, asked).finally(() => taken.delete(row.id)),
      );
    }
    await Promise.all(taken.values());
    if (mine.length === 0) return;
  }
}

/**
 * Applies an event once more, whatever its earlier result. Returns the result for `noteApplied`, or throws the error.
 */
export function applyEvent(deps: Deps, { topic, data_id }: Pick<NotificationRow, 'topic' | 'data_id'>) {
  return askAbout(deps, topic as Topic, data_id, new Map());
}

/** Stores the result of an event that was applied once more. */
export function noteApplied(db: Db, id: number, outcome: string, at: string): Promise<void> {
  return inbox.markDone(db, id, outcome, at);
}

/** Thrown while MercadoPago does not say which subscription a charge belongs to. */
export class UnlinkedCharge extends Error {
  constructor() {
    super('a charge without its subscription');
  }
}

/** Returns MercadoPago's present state of the object that an event names; null: MercadoPago does not know it. */
export async function readSubject(deps: Deps, { topic, data_id }: Pick<NotificationRow, 'topic' | 'data_id'>) {
  const { payments } = deps;
  if (topic === 'subscription_preapproval') {
    const agreement = await payments.read(data_id);
    return agreement && { ...agreement, agreementId: agreement.id };
  }
  if (topic === 'subscription_authorized_payment') return payments.readInvoice(data_id);
  const payment = await payments.readPayment(data_id);
  return payment && { ...payment, agreementId: null };
}

async function process(deps: Deps, row: NotificationRow, asked: Asked): Promise<void> {
  const { db, clock, log } = deps;
  try {
    const outcome = await askAbout(deps, row.topic as Topic, row.data_id, asked);
    await inbox.markDone(db, row.id, outcome, clock.now().toISOString());
  } catch (error) {
    const attempts = row.attempts + 1;
    const pause = Math.min(firstPause * 2 ** row.attempts, longestPause);
    const again = attempts < mostAttempts ? new Date(clock.now().getTime() + pause).toISOString() : null;
    log.warn({ err: error, notification: row.id, again }, 'a notification could not be processed');
    const [reason, at] = [String((error as Error).message), clock.now().toISOString()];
    await inbox.markFailed(db, row.id, { reason, at, nextAttemptAt: again });
  }
}

/**
 * Reads the object that an event names, since the event only says that it changed. Returns the result for the inbox.
 */
async function askAbout(deps: Deps, topic: Topic, dataId: string, asked: Asked): Promise<string> {
  if (topic === 'subscription_preapproval') return once(asked, dataId, () => askAboutAgreement(deps, dataId));
  if (topic === 'subscription_authorized_payment') {
    const invoice = await deps.payments.readInvoice(dataId);
    if (!invoice) return 'missing';
    const agreementId = invoice.agreementId ?? (await agreementOf(deps, invoice.reference));
    // it is tried again, and finally appears in 'Para hacer'
    if (!agreementId) throw new UnlinkedCharge();
    return once(asked, agreementId, () => askAboutAgreement(deps, agreementId));
  }
  const payment = await deps.payments.readPayment(dataId);
  const mp_id = payment && (await agreementOf(deps, payment.reference));
  if (!mp_id) return payment ? 'foreign' : 'missing';
  return once(asked, mp_id, () => askAboutAgreement(deps, mp_id));
}

async function agreementOf({ db }: Deps, reference: string | null): Promise<string | null> {
  const row = reference === null ? undefined : await subscriptions.findByReference(db, reference);
  return row?.mp_id ?? null;
}

/** The agreements read in one round, with their results: a single read serves all events of the round. */
type Asked = Map<string, Promise<string>>;

function once(asked: Asked, agreementId: string, ask: () => Promise<string>): Promise<string> {
  const response = asked.get(agreementId) ?? ask();
  asked.set(agreementId, response);
  return response;
}

async function askAboutAgreement(deps: Deps, agreementId: string): Promise<string> {
  const agreement = await deps.payments.read(agreementId);
  if (!agreement) return 'missing';
  const { db } = deps;
  const row =
    (await subscriptions.findByAgreement(db, agreementId)) ??
    (agreement.reference ? await subscriptions.findByReference(db, agreement.reference) : undefined);
  if (!row) return 'foreign';
  await reconcileOne(deps, row, agreement);
  return 'asked';
}
