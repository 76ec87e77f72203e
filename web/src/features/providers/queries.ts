import { useMutation, useQuery } from '@tanstack/react-query';
import { metrics } from '@tero/shared/contract/metrics';
import type { PublicProvider } from '@tero/shared/contract/providers';
import { services } from '@tero/shared/contract/services';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { aboutServices } from '../../parts/service/queries.ts';

const servicesOfProvider = aboutServices.read({
  part: 'provider',
  call: async ({ signal }, id: number, _reader: Reader) =>
    (await call(services.byProvider, { params: { id }, signal })).services,
  cache: { whose: 'own', days: 'any' },
});

/** The provider's active services; for its owner the inactive ones too. */
export function useServicesOfProvider(id: number) {
  return useQuery(servicesOfProvider(id, useReader()));
}

/** Records a visit to somebody else's profile; errors are ignored. */
export function useTrackProfileView() {
  return useMutation({
    mutationFn: ({ id, page_token }: Pick<PublicProvider, 'id' | 'page_token'>) =>
      call(metrics.trackProfileView, { params: { providerId: id }, body: { page_token } }),
  });
}
