import type { AdminReview } from '@tero/shared/contract/admin/reviews';
import { shortDate } from '@tero/shared/rules/time/time';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ProviderCell } from '../providers/ProviderCell.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { CreateReviewDialog } from './CreateReviewDialog.tsx';
import { removeReview, reviewsTable } from './queries.ts';

const columns: readonly Column<AdminReview>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right', card: 'none' },
  {
    label: 'Cliente',
    cell: ({ User, is_anonymous }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {User?.name ?? 'Cuenta eliminada'}
        {is_anonymous && <Badge>Anónima</Badge>}
      </span>
    ),
  },
  {
    label: 'Proveedor',
    cell: ({ Provider }) => <ProviderCell provider={Provider} />,
    wide: true,
  },
  { label: 'Servicio', cell: ({ Service }) => Service.title, wide: true },
  { label: 'Calificación', sort: 'rating', cell: ({ rating }) => <Stars rating={rating} size={14} /> },
  { label: 'Comentario', cell: ({ comment }) => comment || 'Sin comentario', wide: true },
  { label: 'Fecha', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
];

type Open = 'create' | { remove: AdminReview } | null;

export function ReviewsPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
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
      <AdminTable
        label="Reseñas"
        source={reviewsTable}
        columns={columns}
        nameOf={({ id }) => `Reseña ${id}`}
        textOf={(row) => [
          row.id,
          row.User?.name,
          row.User?.email,
          row.Provider.name,
          row.Service.title,
          row.comment,
          shortDate(row.created_at),
        ]}
        searchHint="Cliente, proveedor, servicio, ID o fecha"
        loadFailure="Error al cargar reseñas"
        empty="Todavía no hay reseñas"
        actions={(row) => <RowButtons name={`la reseña ${row.id}`} onRemove={() => setOpen({ remove: row })} />}
      />
      {open === 'create' && <CreateReviewDialog onClose={close} />}
      {open && open !== 'create' && (
        <RemoveDialog
          title="Eliminar reseña"
          text={`¿Eliminar la reseña de "${open.remove.Service.title}"? Esta acción no se puede deshacer.`}
          remove={() => removeReview(open.remove.id)}
          success="Reseña eliminada exitosamente"
          failure="Error al eliminar reseña"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
