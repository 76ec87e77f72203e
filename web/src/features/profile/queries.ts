import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { profile } from '@tero/shared/contract/profile';
import { delays } from '@tero/shared/limits';
import { useLocation } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { refreshSession, useSession } from '../../lib/session.ts';
import { signOutTo } from '../../lib/sign-out.ts';
import { toast } from '../../ui/toast.tsx';

/** Changes one's own data; the session shows them at once. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: async (body: GivenBody<typeof profile.update>) => {
      const { user } = await call(profile.update, { body });
      refreshSession({ success: true, userType: 'user', role: user.role, user, provider: null });
    },
  });
}

/** S2 §4: every session has ended; this one is left 2 s later, wherever the person is by then. */
export function useChangePassword() {
  const { key } = useLocation();
  return useMutation({
    mutationFn: (body: GivenBody<typeof profile.changePassword>) => call(profile.changePassword, { body }),
    onSuccess: () => {
      const { token } = useSession.getState();
      window.setTimeout(() => {
        if (useSession.getState().token === token) signOutTo('/login', key);
      }, delays.passwordChangeLogout);
    },
  });
}

export function useRemoveAccount() {
  const { key } = useLocation();
  return useMutation({
    mutationFn: () => call(profile.remove),
    onSuccess: ({ message }) => {
      signOutTo('/', key);
      toast.success(message ?? 'Tu cuenta fue eliminada.');
    },
  });
}

const sessionsKey = ['open-sessions'];

export function useOpenSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await call(profile.sessions, { signal })).sessions,
    // what was open on the last visit says nothing of now
    staleTime: 0,
  });
}

export function useCloseOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(profile.closeOtherSessions),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useExportData() {
  return useMutation({ mutationFn: () => call(profile.exportData) });
}
