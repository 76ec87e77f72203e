import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import * as subscriptions from '../ledger/repository.ts';
import type { NotificationRow } from './inbox-repository.ts';
import * as inbox from './inbox-repository.ts';
import { learn } from './reconcile.ts';

const batch = 20;
const mostAttempts = 10;
const firstPause = 30_000;
const longestPause = 3_600_000;

/** What of MercadoPago's topics concerns a subscription. */
const topics = ['subscription_preapproval', 'subscription_authorized_payment', 'payment'] as const;
type Topic = (typeof topics)[number];

/** Keeps a verified notification, once; others than the three topics are none of our business. */
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

const keptFor = 90 * 24 * 3_600_000;

export async function forgetNotifications({ db, clock }: Deps): Promise<void> {
  await inbox.removeBefore(db, new Date(clock.now().getTime() - keptFor).toISOString());
}

/** Those that this process has in hand: the next round leaves them alone. Another process may repeat them harmlessly. */
const inHand = new WeakMap<Db, Map<number, Promise<void>>>();

/** Takes up every notification that is due, until none is and those in hand are done. */
export async function takeUp(deps: Deps): Promise<void> {
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
    await inbox.markFailed(db, row.id, String((error as Error).message), again);
  }
}

/** A notification tells only what changed: the thing itself is asked for. Answers what came of it. */
async function askAbout(deps: Deps, topic: Topic, dataId: string, asked: Asked): Promise<string> {
  if (topic === 'subscription_preapproval') return once(asked, dataId, () => askAboutAgreement(deps, dataId));
  if (topic === 'subscription_authorized_payment') {
    const invoice = await deps.payments.readInvoice(dataId);
    if (!invoice) return 'missing';
    const { agreementId } = invoice;
    return once(asked, agreementId, () => askAboutAgreement(deps, agreementId));
  }
  const payment = await deps.payments.readPayment(dataId);
  const row = payment?.reference ? await subscriptions.findByReference(deps.db, payment.reference) : undefined;
  if (!row?.mp_id) return payment ? 'foreign' : 'missing';
  const { mp_id } = row;
  return once(asked, mp_id, () => askAboutAgreement(deps, mp_id));
}

/** Agreements that are asked for in a round, and what comes of it: all of its notifications came before it. */
type Asked = Map<string, Promise<string>>;

function once(asked: Asked, agreementId: string, ask: () => Promise<string>): Promise<string> {
  const answer = asked.get(agreementId) ?? ask();
  asked.set(agreementId, answer);
  return answer;
}

async function askAboutAgreement(deps: Deps, agreementId: string): Promise<string> {
  const agreement = await deps.payments.read(agreementId);
  if (!agreement) return 'missing';
  const { db } = deps;
  const row =
    (await subscriptions.findByAgreement(db, agreementId)) ??
    (agreement.reference ? await subscriptions.findByReference(db, agreement.reference) : undefined);
  if (!row) return 'foreign';
  await learn(deps, row, agreement);
  return 'asked';
}
