import type { OwnDecision } from '@tero/shared/contract/moderation';
import { limits } from '@tero/shared/limits';
import { answeredActions } from '@tero/shared/rules/moderation';
import { day } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Settle, Stored } from '../../../http/idempotency/claims.ts';
import { isSuspended } from '../../accounts/suspended.ts';
import { keyOf, type Thing, thingsOf } from '../things/thing.ts';
import * as decisions from './repository.ts';
import { isTokenOf } from './token.ts';

const unknown = 'Esa decisión no existe, o es de otra cuenta. Iniciá sesión, o abrí el enlace del email.';
const answered = 'Ya respondiste a esta decisión. Podés responder una sola vez.';
const late = `Ya no se puede responder: pasaron ${limits.moderationAnswerDays} días, o la decisión ya no está vigente.`;

/** The reader of a decision: its author in a session, or a person with the link from the mail about it. */
interface Reader {
  caller: Caller | null;
  token: string | undefined;
}

/** Returns the team's decisions about the caller's things, newest first. */
export async function listOwn({ db, clock }: Deps, caller: Caller): Promise<OwnDecision[]> {
  const rows = await decisions.listOwn(db, caller.accountId, limits.ownDecisionsListed);
  return views(db, rows, clock.now());
}

export async function ownDecision(deps: Deps, id: number, reader: Reader): Promise<OwnDecision> {
  const row = await permitted(deps.config, deps.db, id, reader);
  const [view] = await views(deps.db, [row], deps.clock.now());
  return found(view);
}

/** Stores the author's only answer. The case then waits for the team again (rule MOD-9). */
export async function answer(
  { db, clock, config }: Deps,
  id: number,
  given: { text: string; reader: Reader },
  settle: Settle<OwnDecision>,
): Promise<Stored<OwnDecision>> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const row = await permitted(config, trx, id, given.reader);
    await decisions.holdCase(trx, row.case_id);
    if (row.answer !== null) throw new AppError('already_exists', { message: answered });
    if (!mayAnswer(row, now)) throw new AppError('forbidden', { message: late });
    const at = now.toISOString();
    const isFirst = await decisions.setAnswer(trx, id, row.author_id ?? 0, given.text, at);
    if (!isFirst) throw new AppError('already_exists', { message: answered });
    await decisions.setState(trx, row.case_id, 'answered', at);
    const [view] = await views(trx, [found(await decisions.findOwn(trx, id))], now);
    return settle(trx, found(view));
  });
}

async function permitted(
  config: Deps['config'],
  db: Db,
  id: number,
  { caller, token }: Reader,
): Promise<decisions.OwnRow> {
  const row = found(await decisions.findOwn(db, id), unknown);
  const isAuthor = caller !== null && caller.accountId === row.author_id;
  if (!isAuthor && !isTokenOf(config, id, token)) throw new AppError('not_found', { message: unknown });
  return row;
}

function mayAnswer({ action, answer, created_at, state }: decisions.OwnRow, now: Date): boolean {
  const isOpen = answeredActions.includes(action) && answer === null && state !== 'closed';
  return isOpen && now.getTime() - Date.parse(created_at) < limits.moderationAnswerDays * day;
}

async function views(db: Db, rows: readonly decisions.OwnRow[], now: Date): Promise<OwnDecision[]> {
  const things = await thingsOf(db, rows);
  return rows.map((row) => viewOf(row, things.get(keyOf(row.kind, row.thing_id)), now));
}

function viewOf(row: decisions.OwnRow, thing: Thing | undefined, now: Date): OwnDecision {
  const inForce = { hide: thing?.isHidden === true, suspend: isSuspended(row) } as Record<string, boolean>;
  return {
    id: row.id,
    action: row.action,
    kind: row.kind,
    text: thing?.text ?? null,
    reason: row.reason,
    message: row.message,
    in_force: inForce[row.action] ?? false,
    may_answer: mayAnswer(row, now),
    answer: row.answer,
    answered_at: row.answered_at,
    created_at: row.created_at,
  };
}
