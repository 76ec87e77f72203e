import { useQuery } from '@tanstack/react-query';
import { adminPeople } from '@tero/shared/contract/admin/people';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const removal = aboutAdmin.read({
  part: 'removal',
  call: async ({ signal }, id: number) => (await call(adminPeople.removal, { params: { id }, signal })).removal,
  cache: notCached,
  staleTime: 0,
  gcTime: 0,
});

/** Fetches what deleting an account would also delete, each time the dialog opens. */
export function useRemoval(id: number) {
  return useQuery(removal(id));
}
