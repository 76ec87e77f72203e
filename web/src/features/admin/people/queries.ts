import { useQuery } from '@tanstack/react-query';
import { adminPeople } from '@tero/shared/contract/admin/people';
import { pauses } from '@tero/shared/contract/pauses';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached, useAdminWrite } from '../queries.ts';

const person = aboutAdmin.read({
  part: 'person',
  call: async ({ signal }, id: number) => (await call(adminPeople.find, { params: { id }, signal })).person,
  cache: notCached,
  // the server records every view
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
});

/** Fetches a person once each time the page opens, and again after a change in the panel. */
export function usePerson(id: number) {
  return useQuery({ ...person(id), retry: false });
}

/**
 * Returns a mutation that ends a provider's pause and notifies the provider, or cancels a planned pause (rule PAUSE-7).
 */
export function useEndPause() {
  return useAdminWrite((id: number) => call(pauses.end, { params: { id } }));
}
