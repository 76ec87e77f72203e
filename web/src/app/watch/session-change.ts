import { forgetResponses } from '../../lib/http/query-client.ts';
import { hasEnded } from '../../lib/session/ended-sessions.ts';
import { rememberSignOut, sendPendingSignOuts } from '../../lib/session/pending-sign-outs.ts';
import { resumeSession, useSession } from '../../lib/session/session.ts';
import { sessionIdOf } from '../../lib/session/session-id.ts';
import { isRemembered, readSession, type SavedSession } from '../../lib/session/session-storage.ts';
import { signOutHere } from '../../lib/session/sign-out.ts';
import { verifySession } from '../../lib/session/verify-session.ts';
import { readAs } from '../../offline/cache/cache.ts';
import { endSessionCopy, readSessionCopy, writeSessionCopy } from '../../offline/outbox/outbox.ts';

/**
 * Binds the data of this browser to the session from now on. Another account reads only its own cache, never the
 * responses of the previous account, and the service worker gets the new session.
 */
export function followSession(): void {
  const { account } = useSession.getState();
  if (account) readAs(account.id);
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) void copyForWorker().catch(() => undefined);
    if (session.account?.id === before.account?.id) return;
    readAs(session.account?.id ?? 0);
    forgetResponses();
  });
  // erases an account's data only once it is certain that nobody is signed in
  void restored.then(() => account ?? useSession.getState().account ?? readAs(0));
}

/**
 * Copies a remembered session for the service worker, which sends the outbox with it, and for the next start. Ends the
 * copy for other sessions.
 */
export async function copyForWorker(): Promise<void> {
  await restored;
  const { account, token } = useSession.getState();
  const saved = isRemembered() ? readSession() : null;
  const isCopied = account && saved && saved.token === token;
  await writeSessionCopy(isCopied ? { account: account.id, token: saved.token, saved } : null);
}

/** Maximum time that a start waits for the device's copy of the session, in milliseconds. */
const longest = 2_000;

/** Resolves when the last session of this device has been restored. */
const restored = Promise.race([restoreSession(), new Promise((resolve) => setTimeout(resolve, longest))])
  .catch(() => undefined)
  .then(() => useSession.setState({ isRestoring: false }));

/**
 * Restores the session from the device's copy when a killed browser lost the session or has an older one. Ends a
 * session when the browser lost its end, and a copy that was left behind. A session of only this tab stays.
 */
async function restoreSession(): Promise<void> {
  const { token } = useSession.getState();
  const current = readSession();
  const isOwn = current !== null && !isRemembered();
  const { copy, ended } = await readSessionCopy();
  if (copy && hasEnded(copy.token)) await endSessionCopy(copy);
  // the person has signed in or out meanwhile
  if (useSession.getState().token !== token) return;
  if (token && ended === sessionIdOf(token)) {
    rememberSignOut(token);
    signOutHere();
    void sendPendingSignOuts(token);
  } else if (!isOwn && copy?.saved && isNewer(copy.saved, current)) {
    resumeSession(copy.saved);
    void verifySession();
  }
}

function isNewer(copied: SavedSession, current: SavedSession | null): boolean {
  return (copied.at ?? 0) > (current?.at ?? -1) && copied.token !== current?.token && !hasEnded(copied.token);
}
