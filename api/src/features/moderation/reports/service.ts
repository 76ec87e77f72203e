import { createHmac } from 'node:crypto';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { moderation as contract } from '@tero/shared/contract/moderation';
import { limits, networkLimits } from '@tero/shared/limits';
import { linksSince } from '@tero/shared/rules/inquiries/link-days';
import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import { networkOf } from '../../../core/network.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { alone } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Settle, Stored } from '../../../http/idempotency/claims.ts';
import { findThing } from '../things/thing.ts';
import * as reports from './repository.ts';

const gone = 'Eso ya no está a la vista: no hace falta reportarlo.';
const own = 'Ese contenido es tuyo: podés cambiarlo o eliminarlo.';

/** The days after which the reports of a closed case are deleted. */
const keptDays = 180;

/**
 * Stores a report of a thing that the caller can see, in the thing's single case. A second report by the same account,
 * or by the same network without an account, changes nothing (rules MOD-2 and MOD-3).
 */
export async function report(
  { db, clock, config }: Deps,
  { kind, id, reason, note, link_token }: BodyOf<typeof contract.report>,
  { caller, ip }: { caller: Caller | null; ip: string },
  settle: Settle<null>,
): Promise<Stored<null>> {
  const now = clock.now();
  const at = now.toISOString();
  const network = createHmac('sha256', config.jwtSecret)
    .update(`reporter\n${networkOf(ip)}`)
    .digest('hex')
    .slice(0, 32);
  const reporter = { accountId: caller?.accountId ?? null, network };
  return inTransaction(db, async (trx) => {
    const thing = await findThing(trx, kind, id);
    const isSeen = thing?.isInSight && (await isOpen(trx, { kind, id, link_token }, caller, now));
    if (!isSeen) throw new AppError('not_found', { message: gone });
    if (caller && thing.authorId === caller.accountId) throw new AppError('forbidden', { message: own });
    await requireRoom(trx, reporter, now, config.rateLimitScale);
    const held = await reports.holdCase(trx, thing, at);
    if (await reports.hasReported(trx, held.id, reporter)) return settle(trx, null);
    const row = { case_id: held.id, reporter_id: reporter.accountId, network, reason, note, created_at: at };
    await reports.insertReport(trx, row);
    const waits = held.state === 'closed' || held.state === 'decided';
    await reports.addToCase(trx, held.id, { waits, at });
    return settle(trx, null);
  });
}

/** Tells whether the caller may reach a thing that is on no public page: a pedido or a client. */
async function isOpen(
  trx: Trx,
  { kind, id, link_token }: Pick<BodyOf<typeof contract.report>, 'kind' | 'id' | 'link_token'>,
  caller: Caller | null,
  now: Date,
): Promise<boolean> {
  if (kind === 'inquiry') return opens(trx, id, link_token, now);
  if (kind === 'client') return caller !== null && reports.hasMet(trx, caller.accountId, id);
  return true;
}

/** Tells whether a token opens a pedido, which nobody sees without its link (rule ASK-4). */
function opens(trx: Trx, inquiryId: number, token: string | undefined, now: Date): Promise<boolean> {
  return token === undefined ? Promise.resolve(false) : reports.isOpenTo(trx, inquiryId, token, linksSince(now));
}

/** Throws when an account or its network has reported too much in a day (rule MOD-3). */
async function requireRoom(trx: Trx, reporter: reports.Reporter, now: Date, scale: number): Promise<void> {
  const held = await alone(trx, 'contentReports');
  const recent = await reports.listRecent(held, reporter, new Date(now.getTime() - day).toISOString());
  const ofNetwork = recent.filter(({ network }) => network === reporter.network).length;
  const ofAccount = recent.filter(
    ({ reporter_id }) => reporter_id !== null && reporter_id === reporter.accountId,
  ).length;
  if (ofAccount < limits.reportsPerDay * scale && ofNetwork < networkLimits.reportsOfNetwork * scale) return;
  throw new AppError('too_many_requests', { retryAfter: day / 1000 });
}

/** Deletes old reports of things that the team has dealt with. Runs every hour. */
export async function forgetReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * day).toISOString();
  await inTransaction(db, (trx) => reports.removeReports(trx, before));
}
