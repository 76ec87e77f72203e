import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { providerProfile } from '@tero/shared/contract/providers-own';
import { aboutOwnProfile } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import { forEditing } from '../../../lib/query/subject.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';
import { providerKinds } from '../outbox.ts';

export const ownProfile = aboutOwnProfile.read({
  part: 'whole',
  call: async ({ signal }, _reader: Reader) => (await call(providerProfile.own, { signal })).provider,
  cache: { whose: 'own', days: 'any' },
  gcTime: 0,
});

/**
 * Reads the provider's own complete profile on every visit. Without a connection, returns the last version that was
 * read.
 */
export function useOwnProfile() {
  return useQuery(forEditing(ownProfile(useReader())));
}

async function refreshProfile(client: QueryClient): Promise<void> {
  for (const { prefix } of providerKinds.profile.stale) void client.invalidateQueries({ queryKey: prefix });
  await verifySession();
}

interface Update {
  body: GivenBody<typeof providerProfile.update>;
  photos: readonly File[];
  /** the version of the profile when the form was opened */
  version: string | undefined;
}

/**
 * Sends JSON, or form data if there is a new image (rule PROV-7). Then fetches the session and all queries that show
 * the profile again.
 */
export function useUpdateOwnProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, photos, version }: Update) =>
      photos.length > 0
        ? upload(providerProfile.update, { body, version, files: photos })
        : call(providerProfile.update, { body, version }),
    onSuccess: () => refreshProfile(client),
  });
}
