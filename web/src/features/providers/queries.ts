import { useMutation, useQuery } from '@tanstack/react-query';
import { metrics } from '@tero/shared/contract/metrics';
import { providers } from '@tero/shared/contract/providers';
import { services } from '@tero/shared/contract/services';
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

/** The provider's active services; for its owner the inactive ones too. */
export function useServicesOfProvider(id: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: ['services', 'provider', id, { accountId }],
    queryFn: async ({ signal }) => (await call(services.byProvider, { params: { id }, signal })).services,
  });
}

/** Records a visit to somebody else's profile; errors are ignored. */
export function useTrackProfileView() {
  return useMutation({
    mutationFn: (providerId: number) => call(metrics.trackProfileView, { params: { providerId } }),
  });
}
