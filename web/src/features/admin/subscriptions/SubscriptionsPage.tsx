import type { AdminSubscription } from '@tero/shared/contract/admin/subscriptions';
import { subscriptionLabels } from '@tero/shared/rules/subscription';
import { shortDate } from '@tero/shared/rules/time/time';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ConflictPanel } from '../../../common/conflict/ConflictPanel.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type Fact, FactList } from '../../../ui/FactList.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { madeAt, personFacts } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { CreateSubscriptionDialog } from './CreateSubscriptionDialog.tsx';
import { removeSubscription, subscriptionsTable } from './queries.ts';
import { subscriptionColumns } from './subscription-columns.tsx';
import { type InlineEdit, useInlineEdit } from './use-inline-edit.ts';

type Open = 'create' | { remove: AdminSubscription } | null;

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
      {edit.conflict && <ConflictPanel {...edit.conflict} what="Esta suscripción" />}
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Suscripciones"
        source={subscriptionsTable}
        columns={subscriptionColumns(edit)}
        nameOf={({ id }) => `Suscripción ${id}`}
        loadFailure="Error al cargar suscripciones"
        empty="Todavía no hay suscripciones"
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
          question={`¿Eliminar la suscripción de ${open.remove.Provider.name}?`}
          facts={subscriptionFacts(open.remove)}
          typed={paidUntil(open.remove) ? open.remove.Provider.email : undefined}
          remove={() => removeSubscription(open.remove.id)}
          success="Suscripción eliminada exitosamente"
          failure="Error al eliminar suscripción"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}

/** Returns the day until which a subscription gives access; null if it gives no access. */
function paidUntil({ status, end_date }: AdminSubscription): string | null {
  const counts = status === 'active' || status === 'cancelled';
  return counts && end_date && new Date(end_date) > new Date() ? shortDate(end_date) : null;
}

function subscriptionFacts(subscription: AdminSubscription): Fact[] {
  const until = paidUntil(subscription);
  return [
    ['Suscripción', `ID ${subscription.id}, ${subscriptionLabels[subscription.status].toLowerCase()}`],
    ...personFacts('Proveedor', subscription.Provider),
    ['Vigente', until && `Hasta el ${until}, pero la cortamos ahora y sus servicios dejan de verse`],
    ['Cobros', subscription.mercadopago_subscription_id && 'Mercado Pago deja de cobrarla'],
    madeAt(subscription.created_at),
  ];
}

/** Says what the state 'Expirada' does, and how to undo it (rule ADM-96). */
function endingText({ Provider, end_date, mercadopago_subscription_id }: AdminSubscription): string {
  const until = end_date && new Date(end_date) > new Date() ? ` Está paga hasta el ${shortDate(end_date)}.` : '';
  const charges = mercadopago_subscription_id ? ' Mercado Pago deja de cobrarla.' : '';
  const back = until ? ' Si vuelve a Activa antes de ese día, recupera esa fecha.' : '';
  return `¿Terminar ahora la suscripción de ${Provider.name}?${until} Sus servicios dejan de verse.${charges}${back}`;
}

function SaveButtons({ edit }: { edit: InlineEdit }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-end gap-2 lg:flex-col">
        <Button
          size="sm"
          busy={edit.isSaving}
          aria-haspopup={edit.ending ? 'dialog' : undefined}
          onClick={() => (edit.ending ? setAsking(true) : edit.save())}
        >
          {edit.isSaving ? 'Guardando...' : 'Guardar'}
        </Button>
        <Button size="sm" variant="outline" disabled={edit.isSaving} onClick={edit.cancel}>
          Cancelar
        </Button>
      </div>
      {edit.refusal && <FormNotice tone="danger">{edit.refusal}</FormNotice>}
      {edit.ending && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Pasar a Expirada"
          description={endingText(edit.ending)}
          confirmLabel="Pasar a Expirada"
          onConfirm={() => {
            setAsking(false);
            edit.save();
          }}
        >
          <FactList facts={personFacts('Proveedor', edit.ending.Provider)} />
        </ConfirmDialog>
      )}
    </div>
  );
}
