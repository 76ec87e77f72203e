import type { accounts, SessionAccount } from '@tero/shared/contract/accounts';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { create } from 'zustand';
import { toast } from '../../ui/toast.tsx';
import { onServer } from '../device/on-server.ts';
import { giveDeviceTo } from '../device/owner.ts';
import { registerSession } from '../http/client/registered.ts';
import { endedKey, hasEnded, noteEnded } from './ended-sessions.ts';
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
  /** `checking`: the server is verifying a saved session, whose account can already be used */
  status: 'checking' | 'anonymous' | 'signed-in';
  token: string | null;
  account: SessionAccount | null;
  userType: UserType | null;
  role: Role | null;
  /** number of sessions that the server has ended, so that a screen can say so */
  expiries: number;
  /** whether nobody is signed in because a session ended elsewhere, which the login then says */
  wasEnded: boolean;
  /** true at a start without a session, until the app has looked for the device's copy of a remembered session */
  isRestoring: boolean;
}

const nobody = { token: null, account: null, userType: null, role: null, wasEnded: false };

function opened(saved: SavedSession | null): Omit<Session, 'expiries' | 'isRestoring'> {
  return saved ? { status: 'checking', wasEnded: false, ...saved } : { status: 'anonymous', ...nobody };
}

export const useSession = create<Session>(() => ({
  ...opened(readSession()),
  expiries: 0,
  isRestoring: readSession() === null,
}));

/** Returns the signed-in account, or null. While a saved session is being verified, returns the saved account. */
export function useAccount(): SessionAccount | null {
  return useSession((session) => session.account);
}

type LoginResponse = ResponseOf<typeof accounts.login>;
type VerifyResponse = ResponseOf<typeof accounts.verify>;

export function signIn(response: LoginResponse, remember: boolean): void {
  const saved = savedFrom(response, response.token);
  if (!saved) return;
  giveDeviceTo({ userType: saved.userType, id: saved.account.id });
  const isStored = writeSession({ ...saved, at: Date.now() }, remember);
  useSession.setState({ status: 'signed-in', ...saved });
  if (!isStored) toast.warning('Tu navegador no guarda nada de Tero: la sesión dura hasta que cierres esta página.');
}

/** Resumes a remembered session that localStorage has lost. */
export function resumeSession({ at, ...saved }: SavedSession): void {
  giveDeviceTo({ userType: saved.userType, id: saved.account.id });
  writeSession({ ...saved, at: at ?? 0 }, true);
  useSession.setState({ status: 'signed-in', ...saved });
}

/** Deletes the session here; the caller informs the server (sign-out.ts). */
export function signOut(): void {
  forgetSaved();
  useSession.setState({ status: 'anonymous', ...nobody });
}

/** Deletes the session from this browser's storage at once, so that no start and no other tab resumes it. */
export function forgetSaved(): void {
  const { token } = useSession.getState();
  if (!token) return;
  // erased first, to make room where the storage is full
  eraseSession(token);
  noteEnded(token);
}

/** The token of a session that its owner is ending, while the screen still shows it. */
let endingToken: string | null = null;

/** Marks the session as ending, so that a 401 does not count as an expiry. The caller signs out right after. */
export function beginSignOut(): void {
  endingToken = useSession.getState().token;
}

/** Undoes `beginSignOut`: the session goes on after all. */
export function cancelSignOut(): void {
  endingToken = null;
}

/**
 * Ends the session whose `token` the server calls invalid. Does nothing when another session has begun, or when this
 * session is already being ended.
 */
export function expireSession(token: string): void {
  const session = useSession.getState();
  if (session.token !== token || endingToken === token) return;
  signOut();
  useSession.setState({ expiries: session.expiries + 1, wasEnded: true });
}

/** Stores the account that the server returned, after verifying the session or changing the profile. */
export function refreshSession(response: VerifyResponse): void {
  const token = useSession.getState().token;
  const saved = token ? savedFrom(response, token) : null;
  if (!saved) return;
  rewriteSession({ ...saved, at: readSession()?.at ?? 0 });
  useSession.setState({ status: 'signed-in', ...saved });
}

function savedFrom(response: VerifyResponse, token: string): SavedSession | null {
  const { userType, role } = response;
  const account = response.provider ?? response.user;
  return account ? { token, account, userType, role } : null;
}

registerSession({ token: () => useSession.getState().token, onInvalid: expireSession });

/** Follows the sign-ins and sign-outs of other tabs, also those from while the browser's cache held this page. */
if (!onServer) {
  window.addEventListener('storage', followTab);
  window.addEventListener('pageshow', ({ persisted }) => persisted && lookAgain());
}

function followTab({ key, newValue }: StorageEvent): void {
  // a duplicated tab stores its own copy of the session, which ends with the original
  if (key === endedKey) lookAgain();
  if (key !== sessionKey && key !== null) return;
  const saved = parseSession(newValue);
  if (saved && !hasEnded(saved.token)) useSession.setState({ status: 'signed-in', ...saved });
  else if (!readSession()) useSession.setState({ status: 'anonymous', ...nobody, wasEnded: true });
}

/** Drops a session that ended elsewhere in this browser, and takes over the session that is stored now, if any. */
function lookAgain(): void {
  const { token } = useSession.getState();
  if (!token || !hasEnded(token)) return;
  const saved = readSession();
  if (saved) useSession.setState({ status: 'signed-in', ...saved });
  else useSession.setState({ status: 'anonymous', ...nobody, wasEnded: true });
}
