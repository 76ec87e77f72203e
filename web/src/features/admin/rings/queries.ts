import { useQuery } from '@tanstack/react-query';
import { adminRings } from '@tero/shared/contract/admin/moderation/rings';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached, useAdminWrite } from '../queries.ts';

const rings = aboutAdmin.read({
  part: 'rings',
  call: ({ signal }) => call(adminRings.list, { signal }),
  cache: notCached,
  staleTime: 0,
});

/** The rings that wait for the team, the largest first. */
export function useRings() {
  return useQuery(rings());
}

/** Closes the ring of a provider, as it was shown. */
export function useSettleRing(id: number) {
  return useAdminWrite((accounts: number[]) => call(adminRings.settle, { params: { id }, body: { accounts } }));
}
