import { useQuery } from '@tanstack/react-query';
import { accounts } from '@tero/shared/contract/accounts';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { type ProfileField, profileFields } from '@tero/shared/rules/completeness';
import { call } from '../../lib/http/api.ts';
import { refreshSession, useAccount, useSession } from '../../lib/session/session.ts';

export const ownProfileKey = ['own-profile'];

/** The missing fields of the provider's own profile; idle for everybody else. */
export function useCompleteness() {
  const accountId = useAccount()?.id ?? null;
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return useQuery({
    queryKey: [...ownProfileKey, 'completeness', { accountId }],
    queryFn: async ({ signal }) => {
      const { missingFields } = await call(providerProfile.complete, { signal });
      return missingFields.filter((field): field is ProfileField => field in profileFields);
    },
    enabled: isProvider,
    // the fields may have been filled in on another device
    staleTime: 0,
  });
}

/** Whether the signed-in provider may publish, and which fields its profile lacks; fetched on every entry. */
export function useMayPublish() {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: ['publishing', 'may', { accountId }],
    queryFn: async ({ signal }) => {
      const [session, profile] = await Promise.all([
        call(accounts.verify, { signal }),
        call(providerProfile.complete, { signal }),
      ]);
      refreshSession(session);
      return { entitled: session.provider?.entitled ?? false, missing: profile.missingFields };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
