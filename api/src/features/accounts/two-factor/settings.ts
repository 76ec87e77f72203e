import { limits } from '@tero/shared/limits';
import { Secret } from 'otpauth';
import { recordAct } from '../../../audit/acts.ts';
import { findThing } from '../../../audit/things.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { attemptInSession } from '../attempts/attempt.ts';
import { type Proof, type Proven, proofOf, stillProven } from '../credentials/proof.ts';
import { findForPassword } from '../repository.ts';
import { requirePassword } from '../service.ts';
import { endOtherSessions, endSessions } from '../sessions/end.ts';
import { removeTwoFactor } from './remove.ts';
import * as steps from './repository.ts';
import { seal } from './sealed.ts';
import { recoveryHash, takeCode, totp } from './service.ts';

const emailFirst = 'Primero confirmá tu email con el enlace que te mandamos.';
const alreadyOn = 'La verificación en dos pasos ya está activa. Recargá la página.';

export async function stateOf({ db }: Deps, { accountId, isTwoFactorOverdue: is_overdue }: Caller) {
  const enabled_at = (await steps.find(db, accountId))?.confirmed_at ?? null;
  const due_at = enabled_at ? null : await steps.findDue(db, accountId);
  const recovery_codes_left = await steps.countRecoveryCodes(db, accountId);
  const has_password = Boolean((await findForPassword(db, accountId))?.password_hash);
  return { enabled: enabled_at !== null, has_password, enabled_at, recovery_codes_left, due_at, is_overdue };
}

/** Creates a secret and returns it, this once. It becomes active with `confirm`. */
export async function begin(deps: Deps, caller: Caller, password: string) {
  const { db, config, clock } = deps;
  const { accountId } = caller;
  const proof = await requirePassword(deps, caller, password);
  const secret = new Secret({ size: 20 }).base32;
  const sealed = seal(config.jwtSecret, accountId, secret);
  const row = { secret: sealed, created_at: clock.now().toISOString(), last_counter: 0 };
  const email = await inTransaction(db, async (trx) => {
    const owner = await stillProven(trx, proof);
    // otherwise a person who registers a stranger's address could lock out its owner, who signs in with Google (rule
    // SES-18)
    if (caller.role !== 'admin' && !owner.email_verified) throw new AppError('forbidden', { message: emailFirst });
    if (!(await steps.begin(owner, row))) throw new AppError('already_exists', { message: alreadyOn });
    return owner.email;
  });
  return { secret, uri: totp(secret, email).toString() };
}

/** Activates two-factor and returns the recovery codes. Ends all other sessions of the account. */
export async function confirm(deps: Deps, caller: Caller, code: string): Promise<string[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const step = found(await steps.find(db, caller.accountId), 'Generá primero un código QR nuevo');
  if (step.confirmed_at) throw new AppError('already_exists', { message: alreadyOn });
  if (!/^\d{6}$/.test(code)) throw new AppError('second_step_wrong');
  const proof = await requireCode(deps, caller, code);
  return inTransaction(db, async (trx) => {
    const owner = await stillProven(trx, proof);
    if (!(await steps.confirm(owner, now.toISOString()))) throw new AppError('already_exists', { message: alreadyOn });
    await endOtherSessions(trx, now, caller.accountId, caller.sessionId);
    await recordOwn(trx, now, caller, { action: 'create' });
    return newRecoveryCodes(owner, now);
  });
}

export async function renewCodes(deps: Deps, caller: Caller, code: string): Promise<string[]> {
  const { db, clock } = deps;
  const now = clock.now();
  await requireInForce(db, caller);
  const proof = await requireCode(deps, caller, code);
  return inTransaction(db, async (trx) => {
    const owner = await stillProven(trx, proof);
    await requireInForce(trx, caller);
    await recordOwn(trx, now, caller, { action: 'update', after: { recovery_codes: 'renewed' } });
    return newRecoveryCodes(owner, now);
  });
}

export async function disable(deps: Deps, caller: Caller, given: { password: string; code: string }): Promise<void> {
  const { db, clock } = deps;
  await requirePassword(deps, caller, given.password);
  await requireInForce(db, caller);
  const proof = await requireCode(deps, caller, given.code);
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const owner = await stillProven(trx, proof);
    await removeTwoFactor(trx, owner.id);
    await recordOwn(trx, now, caller, { action: 'delete' });
  });
}

/**
 * Removes two-factor from another account whose owner lost phone and codes. Throws for the caller's own account, which
 * needs a code.
 */
export async function removeOf({ db, clock }: Deps, accountId: number, caller: Caller): Promise<void> {
  if (accountId === caller.accountId) {
    throw new AppError('forbidden', { message: 'Desactivá tu verificación en dos pasos desde «Seguridad»' });
  }
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const wasOn = await removeTwoFactor(trx, accountId);
    if (!wasOn)
      throw new AppError('not_found', { message: 'Esa cuenta no tiene activada la verificación en dos pasos' });
    await endSessions(trx, now, accountId);
    const thing = await findThing(trx, 'second_step', accountId);
    await recordAct(trx, now, caller, { action: 'delete', entity: 'second_step', id: accountId, thing });
  });
}

/** Logs what administrators do to their own account, even after their time to set up two-factor has run out. */
async function recordOwn(trx: Trx, now: Date, caller: Caller, act: OwnAct): Promise<void> {
  const { accountId: id, role, isTwoFactorOverdue } = caller;
  if (role !== 'admin' && !isTwoFactorOverdue) return;
  const about = { entity: 'second_step', id } as const;
  if (act.action !== 'delete') await recordAct(trx, now, caller, { ...act, ...about });
  else await recordAct(trx, now, caller, { ...act, ...about, thing: await findThing(trx, 'second_step', id) });
}

type OwnAct = { action: 'create' } | { action: 'delete' } | { action: 'update'; after: { recovery_codes: 'renewed' } };

async function requireInForce(db: Db, { accountId }: Caller): Promise<void> {
  if ((await steps.find(db, accountId))?.confirmed_at) return;
  throw new AppError('not_found', { message: 'La verificación en dos pasos no está activa. Recargá la página.' });
}

/** Uses up a code outside a transaction, because a rollback would forget a wrong code. */
export async function requireCode(deps: Deps, caller: Caller, code: string): Promise<Proof> {
  const { db, clock, config } = deps;
  const work = { now: clock.now(), config };
  const verify = async () => (await takeCode(db, work, caller.accountId, code)) || null;
  const right = await attemptInSession(deps, 'code', caller, verify);
  if (right) return proofOf(caller.accountId, caller.credentialVersion, 'second_step_wrong');
  throw new AppError('second_step_wrong', {
    errors: { code: 'El código no es correcto o ya se usó. Escribí el que muestra ahora tu aplicación.' },
  });
}

async function newRecoveryCodes(owner: Proven, now: Date): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => new Secret({ size: 10 }).base32);
  const created_at = now.toISOString();
  const rows = codes.map((code) => ({ hash: recoveryHash(owner.id, code), account_id: owner.id, created_at }));
  await steps.replaceRecoveryCodes(owner, rows);
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}
