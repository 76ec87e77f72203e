import { useMutation } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { profile } from '@tero/shared/contract/profile';
import { delays } from '@tero/shared/delays';
import { useLocation } from 'react-router-dom';
import { call } from '../../lib/http/api.ts';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { beginSignOut, cancelSignOut, refreshSession, useSession } from '../../lib/session/session.ts';
import { signOutTo } from '../../lib/session/sign-out.ts';
import { handedState } from '../accounts/handed-email.ts';
import { newPassword } from '../accounts/sign-in/new-password.ts';
import { endOnDevice } from '../accounts/sign-out/leaving.ts';

/** Saves the person's own data, and updates the session. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: async ({ body, version }: { body: GivenBody<typeof profile.update>; version: string | undefined }) => {
      const { user } = await call(profile.update, { body, version });
      refreshSession({ success: true, userType: 'user', role: user.role, user, provider: null });
    },
  });
}

/**
 * Changes the password. The server ends all sessions. The app leaves this session 2 s later, on whichever screen the
 * person is (rule ACC-17).
 */
export function useChangePassword() {
  const { key } = useLocation();
  return useMutation({
    mutationFn: (body: GivenBody<typeof profile.changePassword>) => call(profile.changePassword, { body }),
    // the sessions end before the response arrives
    onMutate: beginSignOut,
    onError: cancelSignOut,
    onSuccess: () => {
      const { token, account } = useSession.getState();
      const email = account?.email ?? '';
      const ended = endOnDevice();
      window.setTimeout(async () => {
        await ended;
        if (useSession.getState().token === token)
          signOutTo(entryPath('login'), key, { ...handedState(email), ...newPassword });
      }, delays.passwordChangeLogout);
    },
  });
}
