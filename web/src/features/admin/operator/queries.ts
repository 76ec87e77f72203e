import { useQuery } from '@tanstack/react-query';
import { adminOperator } from '@tero/shared/contract/admin/operator';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const content = aboutAdmin.read({
  part: 'operator',
  call: async ({ signal }) => (await call(adminOperator.read, { signal })).content,
  cache: notCached,
  staleTime: 0,
});

export function useStoredContent() {
  return useQuery(content());
}

export function updateContent(body: GivenBody<typeof adminOperator.update>, version?: string) {
  return call(adminOperator.update, { body, version });
}
