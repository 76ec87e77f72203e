import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profile } from '@tero/shared/contract/profile';
import { delays } from '@tero/shared/delays';
import { useLocation } from 'react-router-dom';
import { aboutOpenSessions } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { inTime } from '../../../lib/in-time.ts';
import { useSession } from '../../../lib/session/session.ts';
import { signOutTo } from '../../../lib/session/sign-out.ts';
import { eraseLeftBehind } from '../../../offline/outbox/stored.ts';
import { toast } from '../../../ui/toast.tsx';
import { diskPatience, endOnDevice } from '../sign-out/leaving.ts';

/** Deletes the account; home, where this ends, shows `farewell`. */
export function useRemoveAccount(farewell: string) {
  const { key } = useLocation();
  return useMutation({
    mutationFn: () => call(profile.remove),
    onSuccess: async () => {
      const account = useSession.getState().account?.id;
      const ended = endOnDevice();
      // after deleting the account its outbox cannot be sent any more
      if (account !== undefined) await inTime(diskPatience, eraseLeftBehind(account));
      await ended;
      signOutTo('/', key);
      toast.success(farewell, { duration: delays.lastingToast });
    },
  });
}

const openSessions = aboutOpenSessions.read({
  call: async ({ signal }) => (await call(profile.sessions, { signal })).sessions,
  cache: { never: 'whoever looks for a stranger needs the sessions of this moment' },
  // sessions change on other devices
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
