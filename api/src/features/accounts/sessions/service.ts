import { randomBytes } from 'node:crypto';
import { day, hour, minute } from '@tero/shared/rules/time/durations';
import type { Caller } from '../../../core/caller.ts';
import { bestEffortWrite } from '../../../db/best-effort-write.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Proven } from '../credentials/proof.ts';
import * as sessions from './repository.ts';

/** The absolute and the idle life of a session: remembered, not remembered, an administrator's (rule SES-7). */
const lives = {
  remembered: { absolute: 30 * day, idle: 14 * day },
  short: { absolute: 12 * hour, idle: 12 * hour },
  admin: { absolute: 8 * hour, idle: hour },
};

interface Opening {
  remember: boolean;
  userAgent: string | null;
  ip: string;
}

/** Opens a session; the id goes into the token. */
export async function openSession(
  account: Proven,
  now: Date,
  opening: Opening,
): Promise<{ id: string; expiresAt: Date }> {
  const life = lifeOf(account.role, opening.remember);
  const expiresAt = new Date(now.getTime() + life.absolute);
  const id = randomBytes(16).toString('base64url');
  await sessions.insert(account.held, {
    id,
    account_id: account.id,
    remember: flag(opening.remember),
    user_agent: opening.userAgent?.slice(0, 300) ?? null,
    ip: opening.ip,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    confirmed_at: now.toISOString(),
  });
  return { id, expiresAt };
}

/** Returns the caller of a session, or null when the session has expired or was ended. */
export async function sessionOf({ db, clock }: Deps, sessionId: string, ip: string): Promise<Caller | null> {
  const row = await sessions.findWithAccount(db, sessionId);
  const now = clock.now().getTime();
  if (!row || isOver(row, now)) return null;
  if (now - Date.parse(row.last_seen_at) >= minute) {
    await bestEffortWrite(() => sessions.touch(db, sessionId, new Date(now).toISOString()), undefined);
  }
  const { account_id: accountId, kind, two_factor_due_at: due, confirmed_at: confirmedAt } = row;
  const { credential_version: credentialVersion } = row;
  const isTwoFactorOverdue = row.role === 'admin' && !row.two_factor_at && due !== null && Date.parse(due) <= now;
  const role = isTwoFactorOverdue ? kind : row.role;
  return { accountId, kind, role, isTwoFactorOverdue, sessionId, confirmedAt, credentialVersion, ip };
}

/** Tells whether a session is open. Does not count as activity, because no person starts this check. */
export async function isSessionOpen({ db, clock }: Pick<Deps, 'db' | 'clock'>, sessionId: string): Promise<boolean> {
  const row = await sessions.findWithAccount(db, sessionId);
  return row !== undefined && !isOver(row, clock.now().getTime());
}

function isOver(row: NonNullable<Awaited<ReturnType<typeof sessions.findWithAccount>>>, now: number): boolean {
  const idle = now - Date.parse(row.last_seen_at);
  return now >= Date.parse(row.expires_at) || idle >= lifeOf(row.role, row.remember === 1).idle;
}

function lifeOf(role: Caller['role'], remember: boolean) {
  if (role === 'admin') return lives.admin;
  return remember ? lives.remembered : lives.short;
}

/** Removes sessions that have ended by the clock. */
export async function forgetExpiredSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await sessions.removeExpired(db, clock.now().toISOString());
}
