import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { type inquiries as contract, inquiryFiles } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { linksSince } from '@tero/shared/rules/inquiries/link-days';
import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { requireInSight } from '../../core/in-sight.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import { discardFiles } from '../../images/staged.ts';
import { withUnseenImages } from '../../images/unseen.ts';
import { requireAskable } from './candidates.ts';
import * as inquiries from './repository.ts';

/** The stored part of a new pedido, for its response. */
interface Made {
  id: number;
}

const gone = 'Ese pedido ya no existe. Recargá la página.';

/**
 * Stores a pedido for the providers of these services (rule ASK-1). Notifies nobody: a provider gets the pedido and the
 * notice (rule ASK-48) when the person opens its chat. Throws `validation_failed` when a provider cannot be asked, and
 * `quota_exceeded` after too many pedidos in a day.
 */
export async function create(
  { db, clock, files: stores }: Deps,
  { what, place, timing, service_ids }: BodyOf<typeof contract.create>,
  given: { files: readonly IncomingFile[]; caller: Caller; settle: Settle<Made> },
): Promise<Stored<Made>> {
  const { files, caller, settle } = given;
  const account_id = caller.accountId;
  const now = clock.now();
  const admit = async (trx: Trx) => {
    await requireRoom(trx, account_id, now);
    return requireAskable(trx, service_ids, caller, now);
  };
  // checked before the work on the photos, and again in the transaction that writes
  await inTransaction(db, admit);
  return withUnseenImages({ stores, files, rules: inquiryFiles }, (names) =>
    inTransaction(db, async (trx) => {
      const services = await admit(trx);
      const token = randomBytes(16).toString('base64url');
      const row = { account_id, what, place, timing, token, created_at: now.toISOString() };
      return settle(trx, { id: await inquiries.insert(trx, row, services, names) });
    }),
  );
}

async function requireRoom(trx: Trx, accountId: number, now: Date): Promise<void> {
  const held = await holdAccount(trx, accountId);
  const since = new Date(now.getTime() - day).toISOString();
  if ((await inquiries.countSince(held, accountId, since)) < limits.inquiriesPerDay) return;
  const message = `Ya hiciste ${limits.inquiriesPerDay} pedidos en 24 horas. Vas a poder hacer otros mañana.`;
  throw new AppError('quota_exceeded', { message });
}

/** Deletes an own pedido; its link ends with it. */
export async function remove(deps: Deps, id: number, caller: Caller): Promise<void> {
  const files = await inTransaction(deps.db, async (trx) => {
    const held = found(await inquiries.hold(trx, id, caller.accountId), gone);
    requireInSight(held, caller);
    const names = await inquiries.filesOf(trx, id);
    await inquiries.remove(trx, id, caller.accountId);
    return names;
  });
  await discardFiles(deps, files);
}

/**
 * Deletes photos once their links have expired, pedidos long after that (rule ASK-4), and the marks for the daily limit
 * (rule ASK-1).
 */
export async function forgetInquiries(deps: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await discardFiles(deps, await inquiries.removePhotosBefore(db, linksSince(now)));
  await inquiries.removeMadeUntil(db, new Date(now.getTime() - day).toISOString());
  await inquiries.removeBefore(db, new Date(now.getTime() - limits.inquiryDays * day).toISOString());
}
