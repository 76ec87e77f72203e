import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { call } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';
import { ownProfileKey } from '../../../parts/entitlement/queries.ts';

/** The provider's own complete profile. Fetched on every entry, so that a form never starts with old data. */
export function useOwnProfile() {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: [...ownProfileKey, 'whole', { accountId }],
    queryFn: async ({ signal }) => (await call(providerProfile.own, { signal })).provider,
    gcTime: 0,
  });
}

interface Update {
  body: GivenBody<typeof providerProfile.update>;
  photos: readonly File[];
}

/**
 * Sends JSON, or a form when there is a new image (rule PROV-7). Queries that show the profile are fetched again, the
 * session too.
 */
export function useUpdateOwnProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, photos }: Update) =>
      photos.length > 0
        ? upload(providerProfile.update, { body, files: photos })
        : call(providerProfile.update, { body }),
    onSuccess: async () => {
      for (const queryKey of [ownProfileKey, ['providers'], ['services'], ['posts'], ['offers']]) {
        void client.invalidateQueries({ queryKey });
      }
      await verifySession();
    },
  });
}
