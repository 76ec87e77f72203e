import { useQuery } from '@tanstack/react-query';
import { providers } from '@tero/shared/contract/providers';
import { call } from '../../lib/http/api.ts';
import { useAccount } from '../../lib/session/session.ts';

/** With the account in the key: answers made for a visitor carry no phone. */
export function useProvider(id: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: ['providers', id, { accountId }],
    queryFn: async ({ signal }) => (await call(providers.detail, { params: { id }, signal })).provider,
  });
}
