import type { AdminResponse } from '@tero/shared/contract/admin/review-responses';
import { excerpt } from '@tero/shared/rules/text/text';
import { shortDate } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ProviderCell } from '../providers/ProviderCell.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { ModerateLink } from '../record/ModerateLink.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { madeAt, personFacts } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { EditResponseDialog } from './EditResponseDialog.tsx';
import { removeResponse, responsesTable } from './queries.ts';

const columns: readonly Column<AdminResponse>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => <RecordLink id={id}>{id}</RecordLink>, align: 'right', card: 'none' },
  { label: 'Proveedor', cell: ({ provider }) => <ProviderCell provider={provider} />, wide: true },
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
  {
    label: 'Servicio',
    cell: ({ review: { service } }) => (
      <RecordLink id={service.id} tab="/admin/services">
        {service.title}
      </RecordLink>
    ),
    wide: true,
  },
  { label: 'Calificación', cell: ({ review }) => <Stars rating={review.rating} size={14} /> },
];

type Open = { dialog: 'remove'; response: AdminResponse } | null;

export function ResponsesPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const record = useRecord(responsesTable);
  return (
    <AdminPage title="Respuestas a reseñas">
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Respuestas a reseñas"
        source={responsesTable}
        columns={columns}
        nameOf={({ id }) => `Respuesta ${id}`}
        loadFailure="Error al cargar las respuestas"
        empty="Todavía no hay respuestas"
        actions={(response) => (
          <>
            <ModerateLink kind="reply" id={response.id} name={`la respuesta ${response.id}`} />
            <RowButtons
              name={`la respuesta ${response.id}`}
              onEdit={() => record.open(response.id)}
              onRemove={() => setOpen({ dialog: 'remove', response })}
            />
          </>
        )}
      />
      {record.row && <EditResponseDialog key={record.row.id} response={record.row} onClose={record.close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          title="Eliminar respuesta"
          question={`¿Eliminar la respuesta de ${open.response.provider.name}?`}
          facts={[
            ['Respuesta', `ID ${open.response.id}`],
            ['Dice', open.response.response_text],
            ...personFacts('Proveedor', open.response.provider),
            ['A la reseña', `${open.response.review.id}, de ${open.response.review.user.name}`],
            madeAt(open.response.created_at),
          ]}
          remove={() => removeResponse(open.response.id)}
          success="Respuesta eliminada exitosamente"
          failure="Error al eliminar la respuesta"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
