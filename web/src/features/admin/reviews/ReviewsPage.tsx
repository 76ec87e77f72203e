import type { AdminReview } from '@tero/shared/contract/admin/reviews';
import { shortDate } from '@tero/shared/rules/time/time';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ProviderCell } from '../providers/ProviderCell.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { ModerateLink } from '../record/ModerateLink.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { madeAt, personFacts } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { ActOnTicked } from './ActOnTicked.tsx';
import { CreateReviewDialog } from './CreateReviewDialog.tsx';
import { removeReview, reviewsTable } from './queries.ts';

const columns: readonly Column<AdminReview>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => <RecordLink id={id}>{id}</RecordLink>, align: 'right', card: 'none' },
  {
    label: 'Cliente',
    cell: ({ User, is_anonymous }) => (
      <span className="inline-flex items-center gap-2 max-lg:flex-wrap">
        {User ? <PersonLink id={User.id}>{User.name}</PersonLink> : <span>Cuenta eliminada</span>}
        {is_anonymous && <Badge>Anónima</Badge>}
      </span>
    ),
  },
  {
    label: 'Proveedor',
    cell: ({ Provider }) => <ProviderCell provider={Provider} />,
    wide: true,
  },
  {
    label: 'Servicio',
    cell: ({ Service }) => (
      <RecordLink id={Service.id} tab="/admin/services">
        {Service.title}
      </RecordLink>
    ),
    wide: true,
  },
  { label: 'Calificación', sort: 'rating', cell: ({ rating }) => <Stars rating={rating} size={14} /> },
  {
    label: 'Contacto',
    cell: ({ counts, verified_contact, agreed_work, is_hidden }) => (
      <span className="inline-flex flex-wrap gap-1">
        {agreed_work ? 'Trabajo acordado' : verified_contact ? 'Comprobado' : 'Sin comprobar'}
        {is_hidden ? <Badge tone="warning">Oculta</Badge> : !counts && <Badge>No cuenta</Badge>}
      </span>
    ),
  },
  { label: 'Comentario', cell: ({ comment }) => comment || 'Sin comentario', wide: true },
  { label: 'Fecha', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
];

type Open = 'create' | { remove: AdminReview } | null;

export function ReviewsPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const record = useRecord(reviewsTable);
  return (
    <AdminPage
      title="Reseñas"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen('create')}>
          <Plus size={20} aria-hidden="true" />
          Nueva reseña
        </Button>
      }
    >
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Reseñas"
        source={reviewsTable}
        columns={columns}
        nameOf={({ id }) => `Reseña ${id}`}
        bulk={({ ticks }) => <ActOnTicked ticks={ticks} />}
        loadFailure="Error al cargar reseñas"
        empty="Todavía no hay reseñas"
        actions={(row) => (
          <>
            <ModerateLink kind="review" id={row.id} name={`la reseña ${row.id}`} />
            <RowButtons name={`la reseña ${row.id}`} onRemove={() => setOpen({ remove: row })} />
          </>
        )}
      />
      {record.row && (
        <RecordDialog title={`Reseña ${record.row.id}`} columns={columns} row={record.row} onClose={record.close} />
      )}
      {open === 'create' && <CreateReviewDialog onClose={close} />}
      {open && open !== 'create' && (
        <RemoveDialog
          title="Eliminar reseña"
          question={`¿Eliminar la reseña de «${open.remove.Service.title}»?`}
          facts={[
            ['Reseña', `ID ${open.remove.id}, ${open.remove.rating} de 5`],
            ['Dice', open.remove.comment],
            ...personFacts('De', open.remove.User),
            ['A', `${open.remove.Provider.name} · ID ${open.remove.Provider.id}`],
            madeAt(open.remove.created_at),
          ]}
          remove={() => removeReview(open.remove.id)}
          success="Reseña eliminada exitosamente"
          failure="Error al eliminar reseña"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
