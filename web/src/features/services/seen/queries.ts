import type { QueryKey } from '@tanstack/react-query';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { subject } from '../../../lib/query/subject.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { cachedFor } from '../../../offline/cache/cache.ts';
import { findSeenCard, type Held } from './seen-card.ts';

const seenCard = subject('seen-card').read({
  call: async ({ client }, id: number, account: number) => {
    // storage may be blocked
    const rows = await cachedFor(account).catch(() => []);
    const onDevice = rows.map(({ key, data, at }): Held => ({ queryKey: JSON.parse(key) as QueryKey, data, at }));
    return findSeenCard(id, [...heldBy(client), ...onDevice]);
  },
  cache: { never: 'read from this device' },
  staleTime: 0,
  gcTime: 0,
});

/** The service as the lists have it that the app or the device holds; null when none has it. */
export function useSeenCard(id: number) {
  const client = useQueryClient();
  const known = () => findSeenCard(id, heldBy(client)) ?? undefined;
  return useQuery({ ...seenCard(id, useAccount()?.id ?? 0), placeholderData: known });
}

function heldBy(client: QueryClient): Held[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt: at } }) =>
      data === undefined ? [] : [{ queryKey, data, at }],
    );
}
