import type { LogEntry } from '@tero/shared/contract/admin/logs';
import { type LogAction, logActionLabels, logEntityLabels } from '@tero/shared/rules/log/acts';
import { actorText } from '@tero/shared/rules/log/words';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EntityLink } from './EntityLink.tsx';
import { LogDetails } from './LogDetails.tsx';
import { logsTable } from './queries.ts';

const tones: Record<LogAction, BadgeTone> = {
  create: 'success',
  update: 'info',
  delete: 'danger',
  view: 'neutral',
  sign_in: 'neutral',
  sign_in_failed: 'warning',
  alert: 'warning',
};

const columns: readonly Column<LogEntry>[] = [
  { label: 'Fecha', cell: ({ created_at }) => dateAndTime(created_at) },
  { label: 'Administrador', cell: actorText },
  {
    label: 'Acción',
    cell: ({ action }) => <Badge tone={tones[action]}>{logActionLabels[action]}</Badge>,
    card: 'none',
  },
  { label: 'Sobre qué', cell: (entry) => <EntityLink entry={entry} />, wide: true, wraps: true },
  { label: 'Detalles', cell: (entry) => <LogDetails entry={entry} />, wide: true, wraps: true },
  { label: 'Dirección IP', cell: ({ ip_address }) => ip_address ?? '—' },
];

/** Lists what administrators did, and attempts to sign in as an administrator, newest first. */
export function ActivityTable() {
  return (
    <AdminTable
      label="Registro de actividad"
      source={logsTable}
      columns={columns}
      nameOf={({ action, entity_type }) => `${logActionLabels[action]}: ${logEntityLabels[entity_type]}`}
      loadFailure="Error al cargar el registro"
      empty="Todavía no hay actividad"
    />
  );
}
