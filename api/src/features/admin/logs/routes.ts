import { adminLogs as contract, type LogEntry } from '@tero/shared/contract/admin/logs';
import { logActionLabels, logEntityLabels } from '@tero/shared/rules/log/acts';
import { actorText, logField, logValue, personIn, personText } from '@tero/shared/rules/log/words';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, listPage } from '../table/list.ts';
import { listActors, listedLogs } from './repository.ts';

/** Routes to read the log; no route changes it. */
export function adminLogRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedLogs, query);
    return { success, logs: rows, pagination: paging };
  });
  bind(app, deps, contract.admins, async () => ({ success, admins: await listActors(deps.db) }));
  bindExport(app, deps, contract.export, { listed: listedLogs, columns, name: 'registro', entity: 'log' });
}

const columns = {
  ID: (row: LogEntry) => row.id,
  Fecha: (row: LogEntry) => whenText(row.created_at),
  Administrador: (row: LogEntry) => actorText(row),
  Acción: (row: LogEntry) => logActionLabels[row.action],
  Tipo: (row: LogEntry) => logEntityLabels[row.entity_type],
  'ID del objeto': (row: LogEntry) => row.entity_id,
  Qué: (row: LogEntry) => row.thing,
  'De quién': (row: LogEntry) => row.owner && personText(row.owner),
  'Filas del lote': (row: LogEntry) => row.batch_rows || null,
  Dirección: (row: LogEntry) => row.ip_address,
  Detalle: (row: LogEntry) =>
    Object.keys(row.details)
      .map((field) => changeText(row, field))
      .join('; '),
};

function changeText({ details, people }: LogEntry, field: string): string {
  const change = details[field];
  const text = (value: string | number | boolean | null = null) => {
    const person = personIn(field, value, people);
    return person ? personText(person) : logValue(field, value);
  };
  return `${logField(field)}: ${text(change?.before)} → ${text(change?.after)}`;
}
