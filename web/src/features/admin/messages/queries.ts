import { type AdminMessage, adminMessages } from '@tero/shared/contract/admin/messages';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import type { TableSource } from '../table/source-queries.ts';

export const messagesTable: TableSource<AdminMessage> = {
  list: adminMessages.list,
  csv: adminMessages.export,
  rows: (reply) => (reply as ResponseOf<typeof adminMessages.list>).messages,
};

export function updateMessage(id: number, body: GivenBody<typeof adminMessages.update>, version?: string) {
  return call(adminMessages.update, { params: { id }, body, version });
}
