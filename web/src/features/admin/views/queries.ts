import { useQuery } from '@tanstack/react-query';
import { adminViews } from '@tero/shared/contract/admin/views';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const views = aboutAdmin.read({
  part: 'views',
  call: async ({ signal }) => (await call(adminViews.list, { signal })).views,
  cache: notCached,
  staleTime: 0,
});

/** Fetches the administrator's named views for all lists. */
export function useViews() {
  return useQuery(views());
}

export function saveView(body: GivenBody<typeof adminViews.save>) {
  return call(adminViews.save, { body });
}

export function removeView(id: number) {
  return call(adminViews.remove, { params: { id } });
}
