import type { LogEntry } from '@tero/shared/contract/admin/logs';
import { limits } from '@tero/shared/limits';
import { type LogAction, logActionLabels, logEntityLabels } from '@tero/shared/rules/log/acts';
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
  { label: 'Administrador', cell: adminText },
  {
    label: 'Acción',
    cell: ({ action }) => <Badge tone={tones[action]}>{logActionLabels[action]}</Badge>,
    card: 'none',
  },
  { label: 'Tipo', cell: ({ entity_type }) => logEntityLabels[entity_type], card: 'none' },
  { label: 'ID', cell: (entry) => <EntityLink {...entry} />, align: 'right' },
  { label: 'Dirección IP', cell: ({ ip_address }) => ip_address ?? '—' },
  { label: 'Detalles', cell: ({ details }) => <LogDetails details={details} />, wide: true, wraps: true },
];

function adminText({ admin_id, admin_name }: LogEntry): string {
  if (admin_id === null) return 'El servidor';
  return admin_name ? `${admin_name} (${admin_id})` : `Cuenta eliminada (${admin_id})`;
}

/** What administrators did and who tried to sign in as one, the newest first. */
export function ActivityTable() {
  return (
    <AdminTable
      label="Registro de actividad"
      source={logsTable}
      columns={columns}
      size={limits.adminPageSize}
      nameOf={({ action, entity_type }) => `${logActionLabels[action]}: ${logEntityLabels[entity_type]}`}
      loadFailure="Error al cargar el registro"
      empty="Todavía no hay actividad"
    />
  );
}
