import { useQuery } from '@tanstack/react-query';
import { providers } from '@tero/shared/contract/providers';
import { call } from '../../lib/http/api.ts';
import { useAccount } from '../../lib/session/session.ts';

/** A provider's profile. The account is in the key, because responses for visitors contain no phone. */
export function useProvider(id: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: ['providers', id, { accountId }],
    queryFn: async ({ signal }) => (await call(providers.detail, { params: { id }, signal })).provider,
  });
}
