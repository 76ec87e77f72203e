import type { RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EventDialog } from './EventDialog.tsx';
import { eventsTable } from './queries.ts';
import { topicOf } from './topics.ts';

const columns: readonly Column<RefusedEvent>[] = [
  { label: 'Llegó', cell: ({ received_at }) => dateAndTime(received_at) },
  { label: 'Sobre', cell: topicOf, card: 'none' },
  { label: 'ID en Mercado Pago', cell: ({ data_id }) => <code>{data_id}</code>, wide: true },
  { label: 'Intentos', cell: ({ attempts }) => attempts, align: 'right' },
  { label: 'Por qué no se aplicó', cell: ({ outcome }) => outcome ?? '—', wide: true, wraps: true },
  { label: 'Cómo se resolvió', cell: ({ settled_note }) => settled_note ?? '—', wide: true, wraps: true },
];

/** Lists the webhook events that 'Tareas' counts, latest first (rule ADM-94). */
export function EventTable() {
  const [open, setOpen] = useState<RefusedEvent | null>(null);
  return (
    <>
      <AdminTable
        label="Notificaciones de Mercado Pago sin procesar"
        source={eventsTable}
        columns={columns}
        nameOf={(event) => `${topicOf(event)} ${event.data_id}`}
        loadFailure="No pudimos cargar las notificaciones. Probá de nuevo."
        empty="Aplicamos todas las notificaciones de Mercado Pago"
        actions={(event) => (
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Ver ${topicOf(event)} ${event.data_id}`}
            onClick={() => setOpen(event)}
          >
            Ver
          </Button>
        )}
      />
      {open && <EventDialog event={open} onClose={() => setOpen(null)} />}
    </>
  );
}
