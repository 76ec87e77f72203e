import type { AdminResponse } from '@tero/shared/contract/admin/review-responses';
import { excerpt } from '@tero/shared/rules/text/text';
import { shortDate } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { EditResponseDialog } from './EditResponseDialog.tsx';
import { removeResponse, responsesTable } from './queries.ts';

const columns: readonly Column<AdminResponse>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right', card: 'none' },
  { label: 'Proveedor', cell: ({ provider }) => provider.name },
  { label: 'Fecha', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
  {
    label: 'Visibilidad',
    cell: ({ is_public }) => (
      <Badge tone={is_public ? 'success' : 'neutral'}>{is_public ? 'Pública' : 'Privada'}</Badge>
    ),
  },
  { label: 'Respuesta', cell: ({ response_text }) => response_text, wide: true },
  {
    label: 'Reseña',
    cell: ({ review }) => (review.comment ? excerpt(review.comment, 100) : 'Sin comentario'),
    wide: true,
  },
  { label: 'Cliente', cell: ({ review }) => review.user.name },
  { label: 'Servicio', cell: ({ review }) => review.service.title, wide: true },
  { label: 'Calificación', cell: ({ review }) => <Stars rating={review.rating} size={14} /> },
];

type Open = { dialog: 'edit' | 'remove'; response: AdminResponse } | null;

export function ResponsesPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <AdminPage title="Respuestas a reseñas">
      <AdminTable
        label="Respuestas a reseñas"
        source={responsesTable}
        columns={columns}
        nameOf={({ id }) => `Respuesta ${id}`}
        textOf={(row) => [
          row.id,
          row.provider.name,
          row.response_text,
          row.review.user.name,
          shortDate(row.created_at),
        ]}
        searchHint="Proveedor, texto, ID o fecha"
        loadFailure="Error al cargar las respuestas"
        empty="Todavía no hay respuestas"
        actions={(response) => (
          <RowButtons
            name={`la respuesta ${response.id}`}
            onEdit={() => setOpen({ dialog: 'edit', response })}
            onRemove={() => setOpen({ dialog: 'remove', response })}
          />
        )}
      />
      {open?.dialog === 'edit' && <EditResponseDialog response={open.response} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          title="Eliminar respuesta"
          text={`¿Eliminar la respuesta de ${open.response.provider.name}? Esta acción no se puede deshacer.`}
          remove={() => removeResponse(open.response.id)}
          success="Respuesta eliminada exitosamente"
          failure="Error al eliminar la respuesta"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
