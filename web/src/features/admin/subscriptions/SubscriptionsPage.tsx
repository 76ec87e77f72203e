import type { AdminSubscription } from '@tero/shared/contract/admin/subscriptions';
import { subscriptionLabel, subscriptionStatuses } from '@tero/shared/rules/subscription';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Conflict } from '../../../parts/conflict/Conflict.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Filter } from '../table/filter.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { CreateSubscriptionDialog } from './CreateSubscriptionDialog.tsx';
import { removeSubscription, subscriptionsTable } from './queries.ts';
import { subscriptionColumns } from './subscription-columns.tsx';
import { type InlineEdit, useInlineEdit } from './use-inline-edit.ts';

type Open = 'create' | { remove: AdminSubscription } | null;

const filters: readonly Filter[] = [
  {
    name: 'status',
    label: 'Estado',
    choices: subscriptionStatuses.map((value) => ({ value, label: subscriptionLabel(value) })),
  },
  { name: 'provider_id', label: 'ID del proveedor' },
];

export function SubscriptionsPage() {
  const [open, setOpen] = useState<Open>(null);
  const edit = useInlineEdit();
  const close = () => setOpen(null);
  const record = useRecord(subscriptionsTable);
  return (
    <AdminPage
      title="Suscripciones"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen('create')}>
          <Plus size={20} aria-hidden="true" />
          Nueva suscripción
        </Button>
      }
    >
      <Conflict conflict={edit.conflict} what="Esta suscripción" />
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Suscripciones"
        source={subscriptionsTable}
        columns={subscriptionColumns(edit)}
        nameOf={({ id }) => `Suscripción ${id}`}
        searchHint="Proveedor, email, ID o fecha"
        day="Creada"
        loadFailure="Error al cargar suscripciones"
        empty="Todavía no hay suscripciones"
        filters={filters}
        actions={(row) =>
          edit.draftOf(row) ? (
            <SaveButtons edit={edit} />
          ) : (
            <RowButtons
              name={`la suscripción ${row.id}`}
              onEdit={() => edit.start(row)}
              editsInPlace
              onRemove={() => setOpen({ remove: row })}
            />
          )
        }
      />
      {record.row && (
        <RecordDialog
          title={`Suscripción ${record.row.id}`}
          columns={subscriptionColumns(edit)}
          row={record.row}
          onClose={record.close}
        />
      )}
      {open === 'create' && <CreateSubscriptionDialog onClose={close} />}
      {open && open !== 'create' && (
        <RemoveDialog
          title="Eliminar suscripción"
          text={`¿Eliminar la suscripción de ${open.remove.Provider.name}? Esta acción no se puede deshacer.`}
          remove={() => removeSubscription(open.remove.id)}
          success="Suscripción eliminada exitosamente"
          failure="Error al eliminar suscripción"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}

function SaveButtons({ edit }: { edit: InlineEdit }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-end gap-2 lg:flex-col">
        <Button size="sm" busy={edit.isSaving} onClick={edit.save}>
          {edit.isSaving ? 'Guardando...' : 'Guardar'}
        </Button>
        <Button size="sm" variant="outline" disabled={edit.isSaving} onClick={edit.cancel}>
          Cancelar
        </Button>
      </div>
      {edit.refusal && <FormNotice tone="danger">{edit.refusal}</FormNotice>}
    </div>
  );
}
