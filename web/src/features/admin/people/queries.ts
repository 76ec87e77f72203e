import { useQuery } from '@tanstack/react-query';
import { adminPeople } from '@tero/shared/contract/admin/people';
import { pauses } from '@tero/shared/contract/pauses';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached, useAdminWrite } from '../queries.ts';

const person = aboutAdmin.read({
  part: 'person',
  call: async ({ signal }, id: number) => (await call(adminPeople.find, { params: { id }, signal })).person,
  cache: notCached,
  // every view is recorded
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
});

/** A person, fetched once per opening, and again after a change in the panel. */
export function usePerson(id: number) {
  return useQuery({ ...person(id), retry: false });
}

/** Ends the pause of a provider, who is told (rule PAUSE-7). */
export function useEndPause() {
  return useAdminWrite((id: number) => call(pauses.end, { params: { id } }));
}
