import type { RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import { limits } from '@tero/shared/limits';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { eventsTable } from './queries.ts';

/** What Mercado Pago says that changed. */
const topics: Readonly<Record<string, string>> = {
  subscription_preapproval: 'Suscripción',
  subscription_authorized_payment: 'Cobro de una suscripción',
  payment: 'Pago',
};
const topicOf = ({ topic }: RefusedEvent) => topics[topic] ?? topic;

const columns: readonly Column<RefusedEvent>[] = [
  { label: 'Llegó', cell: ({ received_at }) => dateAndTime(received_at) },
  { label: 'Sobre', cell: topicOf, card: 'none' },
  { label: 'ID en Mercado Pago', cell: ({ data_id }) => <code>{data_id}</code>, wide: true },
  { label: 'Intentos', cell: ({ attempts }) => attempts, align: 'right' },
  { label: 'Por qué no se aplicó', cell: ({ outcome }) => outcome ?? '—', wide: true, wraps: true },
];

/** The webhook events that 'Tareas' counts, the last one first (rule ADM-94). */
export function EventTable() {
  return (
    <AdminTable
      label="Notificaciones de Mercado Pago sin procesar"
      source={eventsTable}
      columns={columns}
      size={limits.adminPageSize}
      nameOf={(event) => `${topicOf(event)} ${event.data_id}`}
      loadFailure="No pudimos cargar las notificaciones. Probá de nuevo."
      empty="Aplicamos todas las notificaciones de Mercado Pago"
    />
  );
}
