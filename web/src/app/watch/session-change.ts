import { forgetResponses } from '../../lib/http/query-client.ts';
import { useSession } from '../../lib/session/session.ts';
import { readAs } from '../../offline/cache/cache.ts';

/**
 * Ties the data of this browser to the session from now on: another account reads its own cache and sees no response of
 * the one before.
 */
export function followSession(): void {
  readAs(useSession.getState().account?.id ?? 0);
  useSession.subscribe((session, before) => {
    if (session.account?.id === before.account?.id) return;
    readAs(session.account?.id ?? 0);
    forgetResponses();
  });
}
