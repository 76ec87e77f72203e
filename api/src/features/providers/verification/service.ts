import type { OwnVerification } from '@tero/shared/contract/providers-own';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { median } from '@tero/shared/rules/time/response-time';
import type { ReviewedField } from '@tero/shared/rules/verification';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { ownIdentity } from './identity.ts';
import * as reviews from './repository.ts';
import { waiting, whyOf } from './review.ts';

type Own = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Returns the state of the caller's verification. After a rejection it includes the reason and what to correct (rule
 * PROV-61).
 */
export async function ownVerification({ db, clock, config }: Own, { accountId }: Caller): Promise<OwnVerification> {
  const row = found(await reviews.find(db, accountId));
  const status = row.verification_status;
  const decision = await reviews.findLastDecision(db, accountId, 'data');
  const isRejected = status === 'rejected' && decision?.status === 'rejected';
  return {
    status,
    why: status === 'pending' ? whyOf(row) : null,
    reason: isRejected ? decision.reason : null,
    fields: isRejected ? fieldsOf(decision) : [],
    decided_at: decision?.created_at ?? null,
    submitted_at: row.documents_submitted_at,
    usual_days: status === 'pending' ? await usualDays({ db, clock }) : null,
    identity: await ownIdentity({ db, clock, config }, row),
  };
}

/** Returns how many days the team has usually taken lately; null when it decided about fewer than five providers. */
async function usualDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number | null> {
  const waits = await reviews.listWaits(db, new Date(clock.now().getTime() - 90 * day).toISOString(), 50);
  if (waits.length < limits.numbersLeast) return null;
  const days = waits.map(({ sent, decided }) => (Date.parse(decided) - Date.parse(sent ?? decided)) / day);
  return Math.max(1, Math.ceil(median(days) ?? 0));
}

/** Sends a rejected profile to verification unchanged. Does nothing the second time (rule PROV-62). */
export async function resubmit(deps: Deps, caller: Caller): Promise<OwnVerification> {
  const { db, clock } = deps;
  const at = clock.now().toISOString();
  await inTransaction(db, async (trx) => {
    const row = found(await reviews.hold(trx, caller.accountId));
    const status = row.verification_status;
    if (status === 'approved') throw new AppError('already_exists', { message: 'Tus datos ya están revisados.' });
    if (status === 'rejected') await reviews.update(trx, row.id, waiting(row, 'resent', at));
  });
  return ownVerification(deps, caller);
}

/** Returns the fields that a rejection asks to correct. */
export function fieldsOf({ fields }: { fields: string | null }): ReviewedField[] {
  return fields === null ? [] : JSON.parse(fields);
}
