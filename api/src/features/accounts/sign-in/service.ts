import type { accounts as contract } from '@tero/shared/contract/accounts';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { attempt, bucketsOf, forgive } from '../attempts/attempt.ts';
import { type Proof, proofOf } from '../credentials/proof.ts';
import { passwordMatches } from '../passwords.ts';
import * as accounts from '../repository.ts';
import { type Origin, originOf } from '../sessions/places.ts';
import { hasTwoFactor, takeCode } from '../two-factor/service.ts';
import { noteFailure, type Suspect } from './failure.ts';

/**
 * Returns the proof that identifier, password and (if needed) code are right. Otherwise throws the errors of rule
 * SES-2.
 */
export async function checkPassword(
  deps: Deps,
  body: BodyOf<typeof contract.login>,
  request: FastifyRequest,
): Promise<Proof> {
  const account = await accounts.findForLogin(deps.db, foldIdentifier(body.identifier));
  const origin = await originOf(deps, account?.id ?? null, request);
  const buckets = bucketsOf('password', account?.id ?? null, origin, request.ip);
  const { right, ...outcome } = await attempt(deps, buckets, async () => {
    // the response reveals anyway that the account is unknown; hashing would only let strangers fill the queue
    if (!account) return null;
    return (await passwordMatches(account.password_hash, body.password)) ? account : null;
  }).catch((error: unknown) => {
    throw account ? withWayOut(error) : error;
  });
  if (!account) throw new AppError('account_unknown');
  if (!right) {
    await noteFailure(deps, account, { secret: 'password', origin, ip: request.ip, ...outcome });
    throw new AppError('bad_credentials');
  }
  await requireSecondFactor(deps, right, { code: body.code, origin, ip: request.ip });
  await forgive(deps, buckets, origin);
  return proofOf(right.id, right.credential_version, 'bad_credentials');
}

/**
 * Adds to an error that the owner need not wait while somebody guesses: a password reset clears the failures (rule
 * SES-4).
 */
function withWayOut(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'too_many_requests') return error;
  const message = `${error.message} Si no fuiste vos, no hace falta esperar: con «¿Olvidaste tu contraseña?» te mandamos un email para elegir una contraseña nueva.`;
  return new AppError('too_many_requests', { ...error.details, message });
}

/** Checks the two-factor code after the password. Wrong codes are counted separately. */
async function requireSecondFactor(
  deps: Deps,
  account: Suspect,
  { code, origin, ip }: { code: string | undefined; origin: Origin; ip: string },
): Promise<void> {
  if (!(await hasTwoFactor(deps.db, account.id))) return;
  const extra = { requiresSecondStep: true };
  if (!code) {
    await noteFailure(deps, account, { secret: 'no_code', origin, ip, isMany: origin.kind === 'stranger' });
    throw new AppError('second_step_required', { extra });
  }
  const buckets = bucketsOf('code', account.id, origin, ip);
  const work = { now: deps.clock.now(), config: deps.config };
  const { right, ...outcome } = await attempt(
    deps,
    buckets,
    async () => (await takeCode(deps.db, work, account.id, code)) || null,
  );
  if (!right) {
    await noteFailure(deps, account, { secret: 'code', origin, ip, ...outcome });
    throw new AppError('second_step_wrong', { extra });
  }
  await forgive(deps, buckets, origin);
}
