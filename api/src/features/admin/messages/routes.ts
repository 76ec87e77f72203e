import { adminMessages as contract } from '@tero/shared/contract/admin/messages';
import { messageStateLabels } from '@tero/shared/rules/admin';
import { reportTypeLabels } from '@tero/shared/rules/labels';
import type { FastifyInstance } from 'fastify';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import type { Compare } from '../../../http/versions.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, findRow, listPage } from '../table/list.ts';
import { listedMessages, type MessageRow } from './repository.ts';
import { changeMessage, messageViews } from './service.ts';

export function adminMessageRoutes(app: FastifyInstance, deps: Deps): void {
  const view = async (id: number, db: Db = deps.db) => {
    const row = found(await findRow({ db, clock: deps.clock }, listedMessages, id));
    const [entry] = await messageViews({ db, config: deps.config }, [row]);
    return found(entry);
  };

  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedMessages, query);
    return { success, ...paging, messages: await messageViews(deps, rows) };
  });
  bindExport(app, deps, contract.export, { listed: listedMessages, columns, name: 'mensajes', entity: 'message' });
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => {
    const compare: Compare = (trx) => expected.meets(() => view(params.id, trx));
    await changeMessage(deps, params.id, body, { caller, compare });
    return { success, message: 'Mensaje actualizado exitosamente', entry: await view(params.id) };
  });
}

const columns = {
  ID: (row: MessageRow) => row.id,
  Fecha: (row: MessageRow) => whenText(row.created_at),
  Tipo: (row: MessageRow) =>
    row.kind === 'report'
      ? `Reporte: ${row.report_type ? reportTypeLabels[row.report_type as keyof typeof reportTypeLabels] : ''}`
      : 'Contacto',
  Estado: (row: MessageRow) => messageStateLabels[row.state],
  Prioritario: (row: MessageRow) => (row.priority ? 'sí' : 'no'),
  Nombre: (row: MessageRow) => row.name,
  Email: (row: MessageRow) => row.email,
  Teléfono: (row: MessageRow) => row.phone,
  Asunto: (row: MessageRow) => row.subject,
  Mensaje: (row: MessageRow) => row.message,
  Página: (row: MessageRow) => row.page,
  Nota: (row: MessageRow) => row.note,
  Respuesta: (row: MessageRow) => row.answer,
};
