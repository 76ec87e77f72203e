import type { BodyOf } from '@tero/shared/contract/endpoint';
import { type papers as contract, type OwnPaper, paperFiles } from '@tero/shared/contract/papers';
import type { PaperKind, SeenPaper } from '@tero/shared/rules/papers';
import { addMonths, localDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Db, Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { discardFiles } from '../../images/staged.ts';
import { forTeam, withUnseenImages } from '../../images/unseen.ts';
import * as papers from './repository.ts';

/** Returns a provider's papers as everybody may see them; the condition of the query alone decides (rule TRUST-66). */
export async function shownPapers(db: Db, accountId: number, now: Date): Promise<{ papers?: SeenPaper[] }> {
  const rows = await papers.listInForce(db, accountId, localDay(now));
  if (rows.length === 0) return {};
  return {
    papers: rows.map(({ kind, seen_at, expires_on }) => ({
      kind,
      seen_on: localDay(new Date(seen_at ?? now)),
      expires_on,
    })),
  };
}

export async function ownPapers({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller): Promise<OwnPaper[]> {
  const today = localDay(clock.now());
  return (await papers.listOf(db, caller.accountId)).map((row) => ownView(row, today));
}

function ownView({ kind, paper_number: number, expires_on, ...row }: papers.PaperRow, today: string): OwnPaper {
  const shown = { kind, number, expires_on, reason: null };
  if (row.file) return { ...shown, state: 'sent', at: row.sent_at };
  if (!row.seen_at) return { ...shown, state: 'refused', at: row.sent_at, reason: row.reason };
  return { ...shown, state: expires_on < today ? 'expired' : 'seen', at: row.seen_at };
}

/** Stores a paper for the team, in place of the earlier paper of its kind, whose approval ends (rule TRUST-67). */
export async function sendPaper(
  deps: Deps,
  { kind, number, expires_on }: BodyOf<typeof contract.send>,
  { files, caller }: { files: readonly IncomingFile[]; caller: Caller },
): Promise<OwnPaper[]> {
  const { db, clock, files: stores } = deps;
  const now = clock.now();
  requireDay(expires_on, now);
  if (files.length !== paperFiles.max) throw fault(paperFiles.field, paperFiles.required);
  const replaced = await withUnseenImages({ stores, files, rules: paperFiles, prefix: forTeam.prefix }, ([file]) =>
    inTransaction(db, async (trx) => {
      await holdAccount(trx, caller.accountId);
      const before = (await papers.listOf(trx, caller.accountId)).find((row) => row.kind === kind);
      if (before?.seen_at && before.paper_number === number && before.expires_on === expires_on) {
        throw new AppError('already_exists', { message: 'Ya revisamos ese papel.' });
      }
      const pictures = await papers.remove(trx, caller.accountId, kind);
      const row = { account_id: caller.accountId, kind, paper_number: number, expires_on, file: file ?? null };
      await papers.insert(trx, { ...row, sent_at: now.toISOString() });
      await papers.noteWaiting(trx, caller.accountId);
      return pictures;
    }),
  );
  await discardFiles(deps, replaced);
  return ownPapers(deps, caller);
}

export async function removePaper(deps: Deps, kind: PaperKind, caller: Caller): Promise<OwnPaper[]> {
  const pictures = await inTransaction(deps.db, async (trx) => {
    const removed = await papers.remove(trx, caller.accountId, kind);
    await papers.noteWaiting(trx, caller.accountId);
    return removed;
  });
  await discardFiles(deps, pictures);
  return ownPapers(deps, caller);
}

/**
 * Deletes an account's papers in the transaction that erases the account. Returns their pictures, which the caller then
 * removes.
 */
export function takePapers(trx: Trx, accountId: number): Promise<string[]> {
  return papers.remove(trx, accountId);
}

/** Ends the approval of an account's papers, because they name the earlier person (rule TRUST-67). */
export function endPapers(trx: Trx, accountId: number): Promise<void> {
  return papers.endSeen(trx, accountId, 'Cambió tu nombre o tu cédula: mandá el papel de nuevo.');
}

const farthest = 240;

/** Throws unless a paper's last day is today or later and within the longest time that any paper is valid. */
export function requireDay(day: string, now: Date): void {
  if (day < localDay(now)) throw fault('expires_on', 'Ese papel ya venció: mandá el nuevo.');
  if (day > localDay(addMonths(now, farthest))) throw fault('expires_on', 'Revisá el año en que vence.');
}

function fault(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}
