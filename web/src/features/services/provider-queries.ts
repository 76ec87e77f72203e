import { useQuery } from '@tanstack/react-query';
import { services } from '@tero/shared/contract/services';
import { aboutServices } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

export const servicesOfProvider = aboutServices.read({
  part: 'provider',
  call: async ({ signal }, id: number, _reader: Reader) =>
    (await call(services.byProvider, { params: { id }, signal })).services,
  cache: { whose: 'own', days: 'any' },
});

/** Fetches a provider's active services; providers also get their own inactive services. */
export function useServicesOfProvider(id: number) {
  return useQuery(servicesOfProvider(id, useReader()));
}
