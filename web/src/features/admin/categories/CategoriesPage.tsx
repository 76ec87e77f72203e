import type { AdminCategory } from '@tero/shared/contract/admin/categories';
import { shortDate } from '@tero/shared/rules/time/time';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { CategoryIcon } from '../../categories/icons.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useAdminWrite } from '../queries.ts';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { madeAt } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { undone } from '../table/RowSwitch.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { categoriesTable, removeCategory, updateCategory } from './queries.ts';

const columns: readonly Column<AdminCategory>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right' },
  { label: 'Nombre', sort: 'name', cell: ({ id, name }) => <RecordLink id={id}>{name}</RecordLink>, card: 'head' },
  { label: 'Grupo', cell: ({ group }) => group ?? <Badge>Es un grupo</Badge> },
  { label: 'Descripción', cell: ({ description }) => description ?? '—', wide: true },
  { label: 'Ícono', cell: ({ icon }) => <CategoryIcon icon={icon} className="inline text-link" /> },
  { label: 'Servicios', cell: ({ services_count }) => services_count, align: 'right' },
  {
    label: 'Estado',
    cell: ({ is_active }) => (
      <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Activa' : 'Inactiva'}</Badge>
    ),
  },
  { label: 'Creada', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
];

type Open = 'create' | { remove: AdminCategory } | null;

export function CategoriesPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const record = useRecord(categoriesTable);
  const activation = useAdminWrite(({ id, name }: AdminCategory) => updateCategory(id, { name, is_active: true }));
  function offerUndo(category: AdminCategory) {
    const undo = () =>
      activation.mutate(category, {
        onSuccess: () => void toast.success(`${category.name} se ve de nuevo`),
        onError: (error) => void toast.error(messageOf(error, 'Error al guardar la categoría')),
      });
    toast.success(`${category.name} está inactiva`, undone(undo));
  }
  return (
    <AdminPage
      title="Categorías"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen('create')}>
          <Plus size={20} aria-hidden="true" />
          Nueva categoría
        </Button>
      }
    >
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Categorías"
        source={categoriesTable}
        columns={columns}
        nameOf={({ name }) => name}
        loadFailure="Error al cargar las categorías"
        empty="Todavía no hay categorías"
        actions={(row) => (
          <RowButtons name={row.name} onEdit={() => record.open(row.id)} onRemove={() => setOpen({ remove: row })} />
        )}
      />
      {open === 'create' && <CategoryDialog category={undefined} onClose={close} />}
      {record.row && (
        <CategoryDialog key={record.row.id} category={record.row} onHidden={offerUndo} onClose={record.close} />
      )}
      {open && open !== 'create' && (
        <RemoveDialog
          title="Eliminar categoría"
          question={`¿Eliminar «${open.remove.name}»?`}
          facts={[
            ['Categoría', `ID ${open.remove.id}`],
            ['Grupo', open.remove.group ?? 'Es un grupo'],
            ['Servicios', open.remove.services_count],
            madeAt(open.remove.created_at),
          ]}
          remove={() => removeCategory(open.remove.id)}
          success="Categoría eliminada exitosamente"
          failure="Error al eliminar la categoría"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
