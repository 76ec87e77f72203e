import { useQuery } from '@tanstack/react-query';
import { providers } from '@tero/shared/contract/providers';
import { aboutProviders } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';

export const providerDetail = aboutProviders.read({
  call: async ({ signal }, id: number, _reader: Reader) =>
    (await call(providers.detail, { params: { id }, signal })).provider,
  cache: { whose: 'own', days: 'any' },
});

const providerChecks = aboutProviders.read({
  part: 'checks',
  call: async ({ signal }, id: number) => (await call(providers.checks, { params: { id }, signal })).checks,
  cache: { whose: 'public', days: 'any' },
});

/** Reads which facts about a provider were verified, and when. */
export function useProviderChecks(id: number) {
  return useQuery(providerChecks(id));
}

/** Reads a provider's profile. The account is part of the key, because responses for visitors contain no phone. */
export function useProvider(id: number) {
  return useQuery(providerDetail(id, useReader()));
}

/** Reads a provider's profile once `isWanted` is true. */
export function useProviderWhen(id: number, isWanted: boolean) {
  return useQuery({ ...providerDetail(id, useReader()), enabled: isWanted });
}
