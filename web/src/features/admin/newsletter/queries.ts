import { type AdminSubscriber, adminNewsletter } from '@tero/shared/contract/admin/newsletter';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import type { TableSource } from '../table/source-queries.ts';

export const newsletterTable: TableSource<AdminSubscriber> = {
  list: adminNewsletter.list,
  csv: adminNewsletter.export,
  rows: (reply) => (reply as ResponseOf<typeof adminNewsletter.list>).subscribers,
};

export function removeSubscriber(id: number) {
  return call(adminNewsletter.remove, { params: { id } });
}
