import type { WaitingDeletion } from '@tero/shared/errors';
import { week } from '@tero/shared/rules/time/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAct } from '../../../audit/acts.ts';
import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { success } from '../../../http/bind.ts';
import { noteSeen } from '../../rings/seen.ts';
import { type Proof, type Proven, stillProven } from '../credentials/proof.ts';
import * as accounts from '../repository.ts';
import { devicesIn, keepDevice } from '../sessions/device-cookie.ts';
import { noticeDevice } from '../sessions/known-devices.ts';
import { rememberPlaces } from '../sessions/places.ts';
import { openSession } from '../sessions/service.ts';
import { isSuspended } from '../suspended.ts';
import { sessionReply } from '../view.ts';
import { recoveryToken } from './recovery-token.ts';

/**
 * The milliseconds that an administrator has to set up two-factor, after the promotion or the first sign-in (rule
 * SES-21).
 */
export const twoFactorGrace = week;

/** Opens a session and signs its token. Every way to sign in ends here. */
export async function signIn(
  deps: Deps,
  proof: Proof,
  { remember, request, reply }: { remember: boolean; request: FastifyRequest; reply: FastifyReply },
) {
  const device = { ip: request.ip, userAgent: request.headers['user-agent'] ?? null };
  const { db, clock, config } = deps;
  const now = clock.now();
  const { account, session, deviceId } = await inTransaction(db, async (trx) => {
    const account = await stillProven(trx, proof);
    requireMayEnter(config, account, now);
    const { id, role } = account;
    const opened = await openSession(account, now, { remember, ...device });
    await noticeDevice({ trx, now, config }, { accountId: id, sessionId: opened.id, ...device });
    if (role === 'admin') {
      const due = new Date(now.getTime() + twoFactorGrace).toISOString();
      await accounts.beginTwoFactorGrace(trx, id, due);
      await recordAct(trx, now, { accountId: id, ip: request.ip }, { action: 'sign_in', entity: 'admin', id });
    }
    const there = devicesIn(request, config);
    const deviceId = await rememberPlaces(trx, now, { accountId: id, deviceId: there.get(id), ip: request.ip });
    // the device has an id for each of its accounts, which shows that they share the device (rule TRUST-15)
    const devices = new Set([deviceId, ...there.values()]);
    await noteSeen(trx, { now, config }, { accountId: id, ip: request.ip, devices: [...devices] });
    return { account, session: opened, deviceId };
  });
  const { id, kind, name, email } = account;
  keepDevice({ request, reply }, config, id, deviceId);
  const life = Math.floor((session.expiresAt.getTime() - clock.now().getTime()) / 1000);
  const claims = { sid: session.id, id, email, name, userType: kind };
  return {
    success,
    message: '¡Inicio de sesión exitoso!',
    token: request.server.jwt.sign(claims, { expiresIn: life }),
    expires_at: session.expiresAt.toISOString(),
    ...(await sessionReply(deps, id)),
  };
}

/** Throws what stands between the right password and a session. */
function requireMayEnter(config: Config, account: Proven, now: Date): void {
  const { role, must_change_password, email_verified, deletion_at } = account;
  if (isSuspended(account)) throw new AppError('account_suspended');
  if (must_change_password) {
    const message = 'Por seguridad, elegí una contraseña nueva: pedí el enlace en «¿Olvidaste tu contraseña?».';
    throw new AppError('password_change_required', role === 'admin' ? {} : { message });
  }
  if (config.requireEmailVerification && !email_verified) {
    throw new AppError('requires_verification', { extra: { requiresVerification: true } });
  }
  if (deletion_at !== null) {
    const deletion: WaitingDeletion = { at: deletion_at, token: recoveryToken(config, account, now) };
    throw new AppError('deletion_waiting', { extra: { deletion } });
  }
}
