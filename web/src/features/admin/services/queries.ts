import { type AdminService, adminServices } from '@tero/shared/contract/admin/services';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import type { TableSource } from '../table/source-queries.ts';

export const servicesTable: TableSource<AdminService> = {
  list: adminServices.list,
  csv: adminServices.export,
  rows: (reply) => (reply as ResponseOf<typeof adminServices.list>).services,
};

export function createService(body: GivenBody<typeof adminServices.create>) {
  return call(adminServices.create, { body });
}

export function updateService(id: number, body: GivenBody<typeof adminServices.update>, version?: string) {
  return call(adminServices.update, { params: { id }, body, version });
}

export function setServiceActive(id: number, isActive: boolean) {
  return call(adminServices.setStatus, { params: { id }, body: { isActive } });
}

export function removeService(id: number) {
  return call(adminServices.remove, { params: { id } });
}
