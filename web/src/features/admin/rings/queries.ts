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

/** Fetches the rings that wait for the team, largest first. */
export function useRings() {
  return useQuery(rings());
}

/** Returns a mutation that closes a provider's ring, given the accounts that the administrator saw. */
export function useSettleRing(id: number) {
  return useAdminWrite((accounts: number[]) => call(adminRings.settle, { params: { id }, body: { accounts } }));
}
