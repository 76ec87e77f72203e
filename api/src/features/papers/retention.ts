import { addMonths, localDay } from '@tero/shared/rules/time/time';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { discardFiles } from '../../images/staged.ts';
import { forTeam } from '../../images/unseen.ts';
import { isDaytime } from '../notifications/daytime.ts';
import { settlePaper } from './decisions.ts';
import { tellEnding } from './notices.ts';
import * as papers from './repository.ts';

const late = 'No llegamos a mirar la foto en 14 días, perdón.';
const batch = 100;

/** Deletes pictures that nobody looked at in 14 days, and notifies their providers (rule TRUST-68). Runs as a job. */
export async function forgetPaperPictures(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'files'>): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const before = new Date(now.getTime() - forTeam.longest).toISOString();
  for (const { id, account_id: accountId } of await papers.listSentBefore(db, before)) {
    const files = await inTransaction(db, async (trx) => {
      const row = await papers.holdWaiting(trx, accountId, id);
      if (!row?.file) return [];
      await settlePaper({ trx, now, config }, { ...row, accountId }, { reason: late });
      return [row.file];
    });
    await discardFiles(deps, files);
  }
}

/** Notifies providers in the daytime, once, of papers that end within a month (rule TRUST-68). Runs as a job. */
export async function tellOfEndingPapers({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  if (!isDaytime(now)) return;
  for (;;) {
    const ending = await papers.listEnding(db, [localDay(now), localDay(addMonths(now, 1))], batch);
    for (const { account_id: accountId, ...paper } of ending) {
      await inTransaction(db, async (trx) => {
        if (!(await papers.markTold(trx, paper.id, now.toISOString()))) return;
        await tellEnding({ trx, now, config }, { ...paper, accountId });
      });
    }
    if (ending.length < batch) return;
  }
}

/** Deletes papers a year after they ended (rule TRUST-68). Runs as a job. */
export async function forgetEndedPapers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await papers.removeEnded(db, localDay(addMonths(clock.now(), -12)));
}
