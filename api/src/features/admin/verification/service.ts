import type { AdminProviderDetail } from '@tero/shared/contract/admin/providers';
import { decidedAbout, type VerificationDetail } from '@tero/shared/contract/admin/verification';
import { defaultAdminNotes } from '@tero/shared/rules/admin';
import { cedulaCheck } from '@tero/shared/rules/cedula';
import { comparedFields, type LinkedBy, type ReviewedField } from '@tero/shared/rules/verification';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Expected, versioned } from '../../../http/versions.ts';
import { discardFiles } from '../../../images/staged.ts';
import { isSuspended } from '../../accounts/suspended.ts';
import { tellVerification } from '../../notifications/notice-texts.ts';
import { waitingPapers } from '../../papers/decisions.ts';
import { endIdentity } from '../../providers/verification/identity.ts';
import { changesOf, closeReview, recordDecision, whyOf } from '../../providers/verification/review.ts';
import { fieldsOf } from '../../providers/verification/service.ts';
import { findProvider } from '../providers/repository.ts';
import { unknownProvider, viewProvider, wholeProviderView } from '../providers/service.ts';
import * as verification from './repository.ts';

/** Returns a provider's documents; the view is logged. */
export async function verificationDetail(deps: Deps, id: number, caller: Caller): Promise<VerificationDetail> {
  const { db, clock } = deps;
  const row = await viewProvider(deps, id, caller);
  const cedula = row.cedula_number;
  const changes = changesOf(row);
  const shown = wholeProviderView(row, clock.now());
  const decisions = await verification.listDecisions(db, id);
  const papers = await waitingPapers(db, id);
  const duplicates = cedula ? await verification.countSameCedula(db, id, cedula) : 0;
  return {
    ...versioned(decidedAbout, shown),
    cedula_check: { ...cedulaCheck(cedula), duplicates },
    same: await sameElsewhere(db, id, comparedFields),
    services_count: await verification.countServicesOf(db, id),
    identity_sent_at: row.identity_sent_at,
    papers_sent_at: row.papers_sent_at,
    why: whyOf(row),
    changed_fields: changes.map(({ field }) => field),
    changes,
    decisions: decisions.map((decision) => ({ ...decision, fields: fieldsOf(decision) })),
    papers: papers.map(({ paper_number: number, ...paper }) => ({ ...paper, number })),
  };
}

/**
 * Returns the other accounts with the same value as an account, by field. Fields whose value nobody else has are left
 * out.
 */
export async function sameElsewhere<F extends LinkedBy>(db: Db, id: number, fields: readonly F[]) {
  const rows = await verification.listSame(db, id, fields);
  return fields
    .map((field) => ({
      field,
      accounts: rows
        .filter((row) => row.field === field)
        .map(({ id, name, kind, company_name, ...out }) => ({
          ...{ id, name, kind, company_name },
          is_suspended: isSuspended(out),
        })),
    }))
    .filter(({ accounts }) => accounts.length > 0);
}

interface Approval {
  status: 'approved';
}
interface Rejection {
  status: 'rejected';
  reason: string;
  /** what to correct */
  fields: readonly ReviewedField[];
}

/**
 * Decides a verification, notifies the provider and logs it. Throws when the decision equals the last one, and when the
 * data differ from those that the administrator saw. The opposite decision is allowed.
 */
export async function decide(
  deps: Deps,
  id: number,
  decision: Approval | Rejection,
  { adminNotes }: { adminNotes: string | null },
  { caller, expected }: { caller: Caller; expected: Expected<AdminProviderDetail> },
): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const { status } = decision;
  const { reason, fields } = 'reason' in decision ? decision : { reason: null, fields: [] };
  const files = await inTransaction(db, async (trx) => {
    const before = found(await verification.lockStatus(trx, id), unknownProvider);
    if (before.verification_status === status) throw new AppError('already_exists', { message: same[status] });
    const read = async () => wholeProviderView(found(await findProvider(trx, id)), now);
    await expected.meets(read);
    await closeReview(trx, id, status);
    // a document does not confirm another person's data, so its approval ends too
    const files = status === 'rejected' ? await endIdentity(trx, id) : [];
    const admin_notes = adminNotes ?? defaultAdminNotes(decision);
    const row = { provider_id: id, admin_id: caller.accountId, status, reason, admin_notes };
    await recordDecision(trx, { ...row, fields: JSON.stringify(fields), created_at: now.toISOString() });
    await tellVerification({ trx, now, config }, { id, approved: status === 'approved', reason, fields });
    const states = { before: { ...before }, after: { verification_status: status, reason, admin_notes } };
    await recordAct(trx, now, caller, { action: 'update', entity: 'provider', id, ...states });
    return files;
  });
  await discardFiles(deps, files);
}

const same = {
  approved: 'Este proveedor ya está aprobado: no hace falta nada más',
  rejected: 'Este proveedor ya está rechazado: no hace falta nada más',
};
