import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profile } from '@tero/shared/contract/profile';
import { useLocation } from 'react-router-dom';
import { aboutOpenSessions } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { inTime } from '../../../lib/in-time.ts';
import { beginSignOut, cancelSignOut, expireSession, useSession } from '../../../lib/session/session.ts';
import { signOutTo } from '../../../lib/session/sign-out.ts';
import { eraseLeftBehind } from '../../../offline/outbox/stored.ts';
import { deletedPath } from '../deletion/deleted-path.ts';
import { diskPatience, endOnDevice } from '../sign-out/leaving.ts';

/** Deletes the account, then shows the page that says what was done. */
export function useRemoveAccount() {
  const { key } = useLocation();
  return useMutation({
    mutationFn: removeAccount,
    onSuccess: async ({ deletion_at }) => {
      const account = useSession.getState().account?.id;
      const ended = endOnDevice();
      // the outbox of a deleted account can no longer be sent
      if (account !== undefined) await inTime(diskPatience, eraseLeftBehind(account));
      await ended;
      signOutTo(deletedPath(deletion_at), key);
    },
  });
}

/**
 * Deletes the account on the server, which also ends the session. If another read learns of that end before this answer
 * arrives, the session must not count as expired.
 */
async function removeAccount() {
  const { token } = useSession.getState();
  beginSignOut();
  try {
    return await call(profile.remove);
  } catch (error) {
    cancelSignOut();
    // the session had already ended elsewhere
    if (token && isApiError(error, 'session_invalid')) expireSession(token);
    throw error;
  }
}

const openSessions = aboutOpenSessions.read({
  call: async ({ signal }) => (await call(profile.sessions, { signal })).sessions,
  cache: { never: 'whoever looks for a stranger needs the sessions of this moment' },
  // other devices start and end sessions
  staleTime: 0,
});

export function useOpenSessions() {
  return useQuery(openSessions());
}

export function useCloseOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(profile.closeOtherSessions),
    onSuccess: () => client.invalidateQueries({ queryKey: openSessions.prefix }),
  });
}

export function useExportData() {
  return useMutation({ mutationFn: () => call(profile.exportData) });
}

/** Returns the same data as an HTML page, to read and print. */
export function useReadableData() {
  return useMutation({ mutationFn: async () => (await call(profile.exportReadable)).html });
}
