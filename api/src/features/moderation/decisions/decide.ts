import type { LogEntityType } from '@tero/shared/rules/log/acts';
import {
  actionLabels,
  answeredActions,
  type CaseState,
  type ModeratedKind,
  type ModerationAction,
  type ModerationReason,
  possibleActions,
  reasonLabels,
} from '@tero/shared/rules/moderation';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { holdAccount } from '../../../db/sql/dialect.ts';
import { holdProvider } from '../../../db/sql/hold-provider.ts';
import type { Work } from '../../../deps/work.ts';
import { isSuspended } from '../../accounts/suspended.ts';
import { type AuthorRow, findAuthors } from '../things/repository.ts';
import { setAccountSuspended } from '../things/suspension.ts';
import { findThing, setThingHidden, type Thing } from '../things/thing.ts';
import { tellDecision } from './notice.ts';
import * as decisions from './repository.ts';

export interface Decision {
  action: ModerationAction;
  reason: ModerationReason;
  message: string;
}

const unknown = 'Ese caso ya no existe. Recargá la página.';
const moved = 'El caso cambió mientras lo mirabas y esa decisión ya no es posible. Recargá la página.';
const ofAdmin = 'La cuenta es de un administrador: no se puede suspender desde acá.';

/**
 * Decides about a reported thing or its author, in one transaction: acts, notifies the author, and writes the log
 * (rules MOD-6 and MOD-9). Throws when the present state of the case no longer allows the decision.
 */
export async function decide(work: Work, caseId: number, decision: Decision, caller: Caller): Promise<void> {
  const { trx, now } = work;
  const { action, reason, message } = decision;
  const held = found(await decisions.holdCase(trx, caseId), unknown);
  const { kind, thing_id, author_id, state } = held;
  const thing = await findThing(trx, kind, thing_id);
  const [author] = author_id === null ? [] : await findAuthors(trx, [author_id]);
  if (!standsFor(thing, author, state).includes(action)) throw new AppError('already_exists', { message: moved });
  if (action === 'suspend' && author?.role === 'admin') throw new AppError('forbidden', { message: ofAdmin });
  if (author) {
    // the same order as in writing a profile and in deleting an account
    await holdAccount(trx, author.id);
    await holdProvider(trx, { providerId: author.id });
  }
  await apply(trx, { action, thing, author }, now);
  const at = now.toISOString();
  const row = { case_id: caseId, author_id, admin_id: caller.accountId, action, reason, message, created_at: at };
  const id = await decisions.insertDecision(trx, row);
  const isAnswered = author !== undefined && answeredActions.includes(action);
  await decisions.setState(trx, caseId, isAnswered ? 'decided' : 'closed');
  if (author && action !== 'dismiss') {
    await tellDecision(work, { id, authorId: author.id, kind, action, reason, message });
  }
  const about = entityOf(decision, { kind, thing_id }, author);
  const after = { moderation: actionLabels[action], motivo: reasonLabels[reason] };
  await recordAct(trx, now, caller, { action: 'update', ...about, after });
}

/** Returns the actions that are possible in the present state of a case. */
export function standsFor(
  thing: Thing | null | undefined,
  author: Pick<AuthorRow, 'suspended_at' | 'deletion_asked_at'> | undefined,
  state: CaseState,
): ModerationAction[] {
  return possibleActions({
    isThere: Boolean(thing),
    isShown: thing?.kind !== 'client',
    isHidden: thing?.isHidden ?? false,
    isSuspended: author !== undefined && isSuspended(author),
    hasAuthor: author !== undefined,
    state,
  });
}

async function apply(
  trx: Trx,
  { action, thing, author }: { action: ModerationAction; thing: Thing | null; author: AuthorRow | undefined },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  if (thing && action === 'hide') await setThingHidden(trx, thing, at, now);
  if (thing && action === 'restore') await setThingHidden(trx, thing, null, now);
  if (!author || (action !== 'suspend' && action !== 'lift')) return;
  // an account that is awaiting its deletion stays hidden
  await setAccountSuspended(trx, author, action === 'suspend' ? at : author.deletion_asked_at, now);
}

export const entities: Record<ModeratedKind, LogEntityType> = {
  service: 'service',
  post: 'post',
  offer: 'offer',
  review: 'review',
  reply: 'review_response',
  profile: 'provider',
  inquiry: 'inquiry',
  client: 'user',
};

/** Returns the subject of the log row: the author for an action on the account, else the thing. */
function entityOf(
  { action }: Decision,
  { kind, thing_id }: { kind: ModeratedKind; thing_id: number },
  author: AuthorRow | undefined,
): { entity: LogEntityType; id: number } {
  const isOfAuthor = author && (action === 'suspend' || action === 'lift' || action === 'warn');
  if (isOfAuthor) return { entity: author.kind, id: author.id };
  return { entity: entities[kind], id: thing_id };
}
