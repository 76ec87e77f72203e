import { type AdminResponse, adminResponses } from '@tero/shared/contract/admin/review-responses';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import type { TableSource } from '../table/source-queries.ts';

export const responsesTable: TableSource<AdminResponse> = {
  searchHint: 'Proveedor, texto, ID o fecha',
  day: 'Fecha',
  list: adminResponses.list,
  csv: adminResponses.export,
  rows: (reply) => (reply as ResponseOf<typeof adminResponses.list>).responses,
};

export function updateResponse(id: number, body: GivenBody<typeof adminResponses.update>, version?: string) {
  return call(adminResponses.update, { params: { id }, body, version });
}

export function removeResponse(id: number) {
  return call(adminResponses.remove, { params: { id } });
}
