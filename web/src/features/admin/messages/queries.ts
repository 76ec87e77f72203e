import { type AdminMessage, adminMessages } from '@tero/shared/contract/admin/messages';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { messageStateLabels } from '@tero/shared/rules/admin';
import { call } from '../../../lib/http/api.ts';
import { choicesOf } from '../filters/filter.ts';
import { pickPerson } from '../providers/pick-people.ts';
import type { TableSource } from '../table/source-queries.ts';
import { kindLabels } from './message-kind.ts';

export const messagesTable: TableSource<AdminMessage> = {
  searchHint: 'Nombre, email, texto, ID o fecha',
  day: 'Fecha',
  filters: [
    { name: 'state', label: 'Estado', choices: choicesOf(messageStateLabels) },
    { name: 'waits', label: 'Espera respuesta', choices: choicesOf({ '1': 'Espera al equipo', '0': 'No espera' }) },
    { name: 'kind', label: 'Tipo', choices: choicesOf(kindLabels) },
    { name: 'account_id', label: 'Persona', pick: pickPerson },
  ],
  list: adminMessages.list,
  csv: adminMessages.export,
  rows: (reply) => (reply as ResponseOf<typeof adminMessages.list>).messages,
};

export function updateMessage(id: number, body: GivenBody<typeof adminMessages.update>, version?: string) {
  return call(adminMessages.update, { params: { id }, body, version });
}
