import { type AdminReview, adminReviews } from '@tero/shared/contract/admin/reviews';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import type { TableSource } from '../table/source-queries.ts';

export const reviewsTable: TableSource<AdminReview> = {
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
