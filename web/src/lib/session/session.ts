import type { accounts, SessionAccount } from '@tero/shared/contract/accounts';
import type { ReplyOf } from '@tero/shared/contract/endpoint';
import { create } from 'zustand';
import { readAs } from '../../offline/cache/persister.ts';
import { forgetAnswers } from '../http/query-client.ts';
import {
  eraseSession,
  isRemembered,
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
  /** `checking`: a saved session is being verified; its account is already there to be used */
  status: 'checking' | 'anonymous' | 'signed-in';
  token: string | null;
  account: SessionAccount | null;
  userType: UserType | null;
  role: Role | null;
  /** counts the sessions that the server has ended, for the screen that tells about it */
  expiries: number;
}

const nobody = { token: null, account: null, userType: null, role: null };

function opened(saved: SavedSession | null): Omit<Session, 'expiries'> {
  return saved ? { status: 'checking', ...saved } : { status: 'anonymous', ...nobody };
}

export const useSession = create<Session>(() => ({ ...opened(readSession()), expiries: 0 }));

/** The signed-in account, or null. While a saved session is being verified, the saved account. */
export function useAccount(): SessionAccount | null {
  return useSession((session) => session.account);
}

type LoginReply = ReplyOf<typeof accounts.login>;
type VerifyReply = ReplyOf<typeof accounts.verify>;

export function signIn(reply: LoginReply, remember: boolean): void {
  const saved = savedFrom(reply, reply.token);
  if (!saved) return;
  writeSession(saved, remember);
  useSession.setState({ status: 'signed-in', ...saved });
}

/** Forgets the session here; telling the server is the caller's (lib/sign-out). */
export function signOut(): void {
  eraseSession();
  useSession.setState({ status: 'anonymous', ...nobody });
}

/** The token of a session that its owner has ended, and that the screen goes on showing for a moment. */
let farewell: string | null = null;

/** What is under way may hear 401 from now on: that is no expiry, since whoever calls this signs out in a moment. */
export function beginFarewell(): void {
  farewell = useSession.getState().token;
}

/** The session goes on after all. */
export function cancelFarewell(): void {
  farewell = null;
}

/** The server has said that `token` is bad. Ignored when another session has begun, or this one's end is under way. */
export function expireSession(token: string): void {
  const session = useSession.getState();
  if (session.token !== token || farewell === token) return;
  signOut();
  useSession.setState({ expiries: session.expiries + 1 });
}

/** Takes over what the server says of the account: after a verification, or a change of profile. */
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

/** The worker sends what is unsent with a copy: of sessions that outlive the browser alone. */
export async function copyForWorker(): Promise<void> {
  const { writeSessionCopy } = await import('../../offline/outbox/session-copy.ts');
  const { account, token } = useSession.getState();
  await writeSessionCopy(account && token && isRemembered() ? { account: account.id, token } : null);
}

readAs(useSession.getState().account?.id ?? 0);
useSession.subscribe((session, before) => {
  if (session.token !== before.token) void copyForWorker().catch(() => undefined);
  if (session.account?.id === before.account?.id) return;
  readAs(session.account?.id ?? 0);
  forgetAnswers();
});

/** Other tabs sign in and out of remembered sessions: this one follows. */
window.addEventListener('storage', (event) => {
  if (event.key !== sessionKey && event.key !== null) return;
  const saved = parseSession(event.newValue);
  if (saved) useSession.setState({ status: 'signed-in', ...saved });
  else if (!readSession()) useSession.setState({ status: 'anonymous', ...nobody });
});
