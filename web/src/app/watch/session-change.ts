import { forgetResponses } from '../../lib/http/query-client.ts';
import { useSession } from '../../lib/session/session.ts';
import { isRemembered } from '../../lib/session/session-storage.ts';
import { readAs } from '../../offline/cache/cache.ts';
import { writeSessionCopy } from '../../offline/outbox/outbox.ts';

/**
 * Ties the data of this browser to the session from now on: another account reads its own cache, sees no response of the
 * one before, and the service worker gets the new session.
 */
export function followSession(): void {
  readAs(useSession.getState().account?.id ?? 0);
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) void copyForWorker().catch(() => undefined);
    if (session.account?.id === before.account?.id) return;
    readAs(session.account?.id ?? 0);
    forgetResponses();
  });
}

/**
 * Copies a remembered session for the service worker, which sends the outbox with it. Erases the copy for other
 * sessions.
 */
export async function copyForWorker(): Promise<void> {
  const { account, token } = useSession.getState();
  await writeSessionCopy(account && token && isRemembered() ? { account: account.id, token } : null);
}
