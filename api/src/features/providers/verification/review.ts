import { type ReviewedField, type ReviewReason, reviewedFields, vouchedFields } from '@tero/shared/rules/verification';
import type { Insertable } from 'kysely';
import type { Table, Trx } from '../../../db/schema/database.ts';
import { endPapers } from '../../papers/service.ts';
import * as reviews from './repository.ts';

type Fields = Record<ReviewedField, string | null>;
type Reviewed = Pick<Table<'provider_profiles'>, 'review_reason' | 'reviewed_fields' | 'verification_status'> & Fields;

/** A change of a reviewed field since the last decision. */
export interface Change {
  field: ReviewedField;
  before: string | null;
  after: string | null;
}

/**
 * Runs a write of a provider's own data and requests a new verification when the rule says so (rule PROV-10): after an
 * approval when the verified fields change, after a rejection when anything changes. A provider that waits keeps its
 * place. Every call that changes an account's own data must use this.
 */
export async function reviewed<T>(trx: Trx, id: number, at: string, write: () => Promise<T>): Promise<T> {
  const before = await reviews.hold(trx, id);
  const result = await write();
  const after = before && (await reviews.find(trx, id));
  if (!after) return result;
  const changed = reviewedFields.filter((field) => before[field] !== after[field]);
  if (changed.includes('name') || changed.includes('cedula_number')) {
    await reviews.update(trx, id, { identity_seen_at: null });
    await endPapers(trx, id);
  }
  const why = reasonFor(before.verification_status, changed);
  if (why) await reviews.update(trx, id, waiting(before, why, at));
  else if (before.documents_submitted_at === null && after.cedula_number !== null) {
    await reviews.update(trx, id, { documents_submitted_at: at });
  }
  return result;
}

function reasonFor(status: Reviewed['verification_status'], changed: readonly ReviewedField[]) {
  if (status === 'approved' && changed.some((field) => vouched.includes(field))) return 'changed';
  if (status === 'rejected' && changed.length > 0) return 'corrected';
  return null;
}

const vouched: readonly ReviewedField[] = vouchedFields;

/** Returns the columns that put a provider into the queue, with the state about which the team last decided. */
export function waiting(before: Reviewed, review_reason: 'changed' | 'corrected' | 'resent', at: string) {
  return {
    verification_status: 'pending' as const,
    documents_submitted_at: at,
    review_reason,
    reviewed_fields: before.reviewed_fields ?? JSON.stringify(fieldsOf(before)),
  };
}

/** Marks a provider's present data as decided about. */
export async function closeReview(
  trx: Trx,
  id: number,
  status: Exclude<Reviewed['verification_status'], 'pending'>,
): Promise<void> {
  const row = await reviews.hold(trx, id);
  if (!row) return;
  const reviewed_fields = JSON.stringify(fieldsOf(row));
  await reviews.update(trx, id, { verification_status: status, review_reason: null, reviewed_fields });
}

/** Records an administrator's decision about a provider's data. */
export async function recordDecision(trx: Trx, decision: Insertable<Table<'verification_decisions'>>): Promise<void> {
  await reviews.insertDecision(trx, decision);
}

/** Returns why a provider waits. */
export function whyOf({ review_reason }: Pick<Reviewed, 'review_reason'>): ReviewReason {
  return review_reason ?? 'new';
}

/** Returns a provider's changes since the last decision. For a photo it says only that the photo is new. */
export function changesOf(row: Reviewed): Change[] {
  if (row.reviewed_fields === null) return [];
  const then = JSON.parse(row.reviewed_fields) as Partial<Fields>;
  return reviewedFields.flatMap((field): Change[] => {
    const [before, after] = [then[field] ?? null, row[field]];
    if (before === after) return [];
    if (field !== 'profile_image') return [{ field, before, after }];
    return [{ field, before: before && 'La foto anterior', after: after && 'Una foto nueva' }];
  });
}

function fieldsOf(row: Fields): Fields {
  return Object.fromEntries(reviewedFields.map((field) => [field, row[field]])) as Fields;
}
