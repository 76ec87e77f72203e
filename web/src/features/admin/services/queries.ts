import { type AdminService, adminServices } from '@tero/shared/contract/admin/services';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import { categoriesTable } from '../categories/queries.ts';
import { choicesOf } from '../filters/filter.ts';
import { pickProvider } from '../providers/pick-people.ts';
import { pickable, pickList } from '../table/pick-list.ts';
import type { TableSource } from '../table/source-queries.ts';

export const servicesTable: TableSource<AdminService> = {
  list: adminServices.list,
  csv: adminServices.export,
  rows: (reply) => (reply as ResponseOf<typeof adminServices.list>).services,
  searchHint: 'Título, proveedor, ID o fecha',
  day: 'Creado',
  filters: [
    { name: 'is_active', label: 'Activo', choices: choicesOf({ '1': 'Activos', '0': 'Inactivos' }) },
    { name: 'unsorted', label: 'Por mover', choices: choicesOf({ '1': 'En «Otro trabajo»', '0': 'Con categoría' }) },
    { name: 'provider_id', label: 'Proveedor', pick: pickProvider },
    { name: 'category_id', label: 'Categoría', pick: pickList(pickable(categoriesTable, ({ name }) => name)) },
  ],
};

export function createService(body: GivenBody<typeof adminServices.create>, files: readonly File[]) {
  return upload(adminServices.create, { body, files });
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
