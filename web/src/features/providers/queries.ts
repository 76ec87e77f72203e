import { useMutation, useQuery } from '@tanstack/react-query';
import { metrics } from '@tero/shared/contract/metrics';
import { providers } from '@tero/shared/contract/providers';
import { services } from '@tero/shared/contract/services';
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

/** Its active services; its owner gets the inactive ones too. */
export function useServicesOfProvider(id: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: ['services', 'provider', id, { accountId }],
    queryFn: async ({ signal }) => (await call(services.byProvider, { params: { id }, signal })).services,
  });
}

/** Notes a visit to somebody else's profile; a failure is nobody's trouble. */
export function useTrackProfileView() {
  return useMutation({
    mutationFn: (providerId: number) => call(metrics.trackProfileView, { params: { providerId } }),
  });
}
