import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import type { Flag } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { success } from '../../../http/success.ts';
import { noticeDevice } from '../sessions/known-devices.ts';
import { openSession } from '../sessions/service.ts';
import { sessionReply } from '../view.ts';

/** An account that has proved who it is. */
export interface Entrant {
  id: number;
  kind: Caller['kind'];
  role: Caller['role'];
  name: string;
  email: string;
  email_verified: Flag;
}

/** Opens a session and signs its token: the last step of every way to sign in. */
export async function signIn(
  deps: Deps,
  account: Entrant,
  { remember, request }: { remember: boolean; request: FastifyRequest },
) {
  if (deps.config.requireEmailVerification && !account.email_verified) {
    throw new AppError('requires_verification', { extra: { requiresVerification: true } });
  }
  const { id, kind, role, name, email } = account;
  const device = { ip: request.ip, userAgent: request.headers['user-agent'] ?? null };
  const { db, clock, config } = deps;
  const now = clock.now();
  const session = await inTransaction(db, async (trx) => {
    const opened = await openSession(trx, now, { accountId: id, role, remember, ...device });
    await noticeDevice({ trx, now, config }, { accountId: id, sessionId: opened.id, ...device });
    return opened;
  });
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
