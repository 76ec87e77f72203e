import { type AdminReview, adminReviews } from '@tero/shared/contract/admin/reviews';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { pickClient, pickProvider } from '../providers/pick-people.ts';
import type { TableSource } from '../table/source-queries.ts';

export const reviewsTable: TableSource<AdminReview> = {
  searchHint: 'Cliente, proveedor, servicio, ID o fecha',
  day: 'Fecha',
  filters: [
    {
      name: 'rating',
      label: 'Estrellas',
      choices: [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} de 5` })),
    },
    {
      name: 'counts',
      label: 'Contacto',
      choices: [
        { value: '1', label: 'Cuentan' },
        { value: '0', label: 'No cuentan' },
      ],
    },
    { name: 'provider_id', label: 'Proveedor', pick: pickProvider },
    { name: 'client_id', label: 'Cliente', pick: pickClient },
  ],
  list: adminReviews.list,
  csv: adminReviews.export,
  rows: (reply) => (reply as ResponseOf<typeof adminReviews.list>).reviews,
};

export function createReview(body: GivenBody<typeof adminReviews.create>) {
  return call(adminReviews.create, { body });
}

export function removeReview(id: number) {
  return call(adminReviews.remove, { params: { id } });
}
