import { addMonths, localDay } from '@tero/shared/rules/time/time';
import type { Db, Trx } from '../../db/schema/database.ts';
import { isApproved } from '../../db/sql/approved.ts';
import type { Work } from '../../deps/work.ts';
import { tellPaper } from './notices.ts';
import * as papers from './repository.ts';
import { requireDay } from './service.ts';

/** Returns the papers of an account that wait for the team, with their pictures. */
export function waitingPapers(db: Db, accountId: number) {
  return papers.listWaiting(db, accountId);
}

export function findWaitingPaper(db: Db, accountId: number, id: number) {
  return papers.findWaiting(db, accountId, id);
}

/** Returns it locked until the transaction ends. */
export function holdWaitingPaper(trx: Trx, accountId: number, id: number) {
  return papers.holdWaiting(trx, accountId, id);
}

/** Stores the team's decision about a paper, valid until a day or refused for a reason, and notifies the provider. */
export async function settlePaper(
  work: Work,
  { id, kind, accountId }: Pick<papers.PaperRow, 'id' | 'kind'> & { accountId: number },
  decision: { expires_on: string } | { reason: string },
): Promise<void> {
  const { trx, now } = work;
  if ('reason' in decision) await papers.update(trx, id, { file: null, reason: decision.reason });
  else {
    const { expires_on } = decision;
    requireDay(expires_on, now);
    const at = now.toISOString();
    // the notice of a paper that ends within the month already says so
    const told_at = expires_on <= localDay(addMonths(now, 1)) ? at : null;
    await papers.update(trx, id, { file: null, reason: null, seen_at: at, expires_on, told_at });
  }
  await papers.noteWaiting(trx, accountId);
  const told = 'reason' in decision ? decision : { ...decision, isShown: await isApproved(trx, accountId) };
  await tellPaper(work, { accountId, id, kind, ...told });
}
