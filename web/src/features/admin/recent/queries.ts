import { useQuery } from '@tanstack/react-query';
import { adminServices } from '@tero/shared/contract/admin/services';
import type { ServiceCard } from '@tero/shared/contract/services';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached, useAdminWrite } from '../queries.ts';
import { setServiceActive } from '../services/queries.ts';

const newest = aboutAdmin.read({
  part: 'recent',
  call: async ({ signal }) => (await call(adminServices.recent, { signal, retry: false })).services,
  cache: notCached,
  staleTime: 0,
});

/** Fetches the 50 newest services, including those that are switched off (rule ADM-8). */
export function useNewest() {
  return useQuery({ ...newest(), retry: false });
}

/** Returns a mutation that shows a service to clients or hides it. The service stays in the grid. */
export function useSetActive({ id }: ServiceCard) {
  return useAdminWrite((next: boolean) => setServiceActive(id, next));
}
