import { useQuery } from '@tanstack/react-query';
import { accounts } from '@tero/shared/contract/accounts';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { type ProfileField, profileFields } from '@tero/shared/rules/completeness';
import { aboutOwnProfile } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { refreshSession, useSession } from '../../../lib/session/session.ts';

const completeness = aboutOwnProfile.read({
  part: 'completeness',
  call: async ({ signal }, _reader: Reader) => {
    const { missingFields } = await call(providerProfile.complete, { signal });
    return missingFields.filter((field): field is ProfileField => field in profileFields);
  },
  cache: { whose: 'own', days: 'any', shown: 'around' },
  // the fields may have been filled in on another device
  staleTime: 0,
});

/** Reads the missing fields of the provider's own profile; loads nothing for other people. */
export function useCompleteness() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return useQuery({ ...completeness(useReader()), enabled: isProvider });
}

const mayPublish = subject('publishing').read({
  part: 'may',
  call: async ({ signal }, _reader: Reader) => {
    const [session, profile] = await Promise.all([
      call(accounts.verify, { signal }),
      call(providerProfile.complete, { signal }),
    ]);
    refreshSession(session);
    return { entitled: session.provider?.entitled ?? false, missing: profile.missingFields };
  },
  cache: { never: 'a permission holds at this moment only' },
  staleTime: 0,
  gcTime: 0,
});

/** Reads whether the signed-in provider may publish and which fields its profile lacks; fetched on every visit. */
export function useMayPublish() {
  return useQuery(mayPublish(useReader()));
}
