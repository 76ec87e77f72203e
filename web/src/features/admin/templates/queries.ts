import { useQuery } from '@tanstack/react-query';
import { adminTemplates } from '@tero/shared/contract/admin/panel/templates';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { aboutAdmin, notCached } from '../queries.ts';

const templates = aboutAdmin.read({
  part: 'templates',
  call: async ({ signal }) => (await call(adminTemplates.list, { signal })).templates,
  cache: notCached,
  staleTime: 0,
});

/** Fetches the team's ready-made answers, sorted by name. */
export function useTemplates() {
  return useQuery({ ...templates(), retry: false });
}

export function createTemplate(body: GivenBody<typeof adminTemplates.create>) {
  return call(adminTemplates.create, { body });
}

export function updateTemplate(id: number, body: GivenBody<typeof adminTemplates.update>, version?: string) {
  return call(adminTemplates.update, { params: { id }, body, version });
}

export function removeTemplate(id: number) {
  return call(adminTemplates.remove, { params: { id } });
}
