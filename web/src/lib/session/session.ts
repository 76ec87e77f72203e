import type { accounts, SessionAccount } from '@tero/shared/contract/accounts';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { create } from 'zustand';
import { readAs } from '../../offline/cache/persister.ts';
import { forgetAnswers } from '../http/query-client.ts';
import {
  eraseSession,
  parseSession,
  type Role,
  readSession,
  rewriteSession,
  type SavedSession,
  sessionKey,
  type UserType,
  writeSession,
} from './session-storage.ts';

export interface Session {
  /** `checking`: the server is verifying a saved session; its account can already be used */
  status: 'checking' | 'anonymous' | 'signed-in';
  token: string | null;
  account: SessionAccount | null;
  userType: UserType | null;
  role: Role | null;
  /** counts the sessions that the server has ended, so that a screen can say so */
  expiries: number;
}

const nobody = { token: null, account: null, userType: null, role: null };

function opened(saved: SavedSession | null): Omit<Session, 'expiries'> {
  return saved ? { status: 'checking', ...saved } : { status: 'anonymous', ...nobody };
}

export const useSession = create<Session>(() => ({ ...opened(readSession()), expiries: 0 }));

/** Returns the signed-in account, or null. While a saved session is being verified, the saved account. */
export function useAccount(): SessionAccount | null {
  return useSession((session) => session.account);
}

type LoginReply = ResponseOf<typeof accounts.login>;
type VerifyReply = ResponseOf<typeof accounts.verify>;

export function signIn(reply: LoginReply, remember: boolean): void {
  const saved = savedFrom(reply, reply.token);
  if (!saved) return;
  writeSession(saved, remember);
  useSession.setState({ status: 'signed-in', ...saved });
}

/** Forgets the session here; the caller tells the server (lib/sign-out). */
export function signOut(): void {
  eraseSession();
  useSession.setState({ status: 'anonymous', ...nobody });
}

/** The token of a session that its owner is ending, while the screen still shows it. */
let farewell: string | null = null;

/** Marks the session as ending: a 401 of a request under way is no expiry then. The caller signs out right after. */
export function beginSignOut(): void {
  farewell = useSession.getState().token;
}

/** Undoes `beginSignOut`: the session goes on after all. */
export function cancelSignOut(): void {
  farewell = null;
}

/**
 * Ends the session whose `token` the server calls invalid. Ignored when another session has begun, or when this one is
 * already being ended.
 */
export function expireSession(token: string): void {
  const session = useSession.getState();
  if (session.token !== token || farewell === token) return;
  signOut();
  useSession.setState({ expiries: session.expiries + 1 });
}

/** Stores the account that the server returned, after verifying the session or changing the profile. */
export function refreshSession(reply: VerifyReply): void {
  const token = useSession.getState().token;
  const saved = token ? savedFrom(reply, token) : null;
  if (!saved) return;
  rewriteSession(saved);
  useSession.setState({ status: 'signed-in', ...saved });
}

function savedFrom(reply: VerifyReply, token: string): SavedSession | null {
  const account = reply.provider ?? reply.user;
  return account ? { token, account, userType: reply.userType, role: reply.role } : null;
}

readAs(useSession.getState().account?.id ?? 0);
useSession.subscribe((session, before) => {
  if (session.account?.id === before.account?.id) return;
  readAs(session.account?.id ?? 0);
  forgetAnswers();
});

/** Follows other tabs that sign in and out of remembered sessions. */
window.addEventListener('storage', (event) => {
  if (event.key !== sessionKey && event.key !== null) return;
  const saved = parseSession(event.newValue);
  if (saved) useSession.setState({ status: 'signed-in', ...saved });
  else if (!readSession()) useSession.setState({ status: 'anonymous', ...nobody });
});
