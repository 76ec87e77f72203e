import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import { formatPesos } from '@tero/shared/rules/money/money';
import { paymentMethodLabels } from '@tero/shared/rules/subscription';
import { shortDate } from '@tero/shared/rules/time/time';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { CreatePaymentDialog, EditPaymentDialog } from './PaymentDialogs.tsx';
import { PaymentState } from './PaymentState.tsx';
import { paymentsTable, removePayment } from './queries.ts';
import { RecordedPayment } from './RecordedPayment.tsx';
import { RefundDialog } from './RefundDialog.tsx';

const columns: readonly Column<AdminPayment>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right', card: 'none' },
  {
    label: 'Proveedor',
    cell: ({ Provider }) =>
      Provider ? (
        <span className="block">
          <span className="block">{Provider.name}</span>
          {Provider.company_name && <span className="block text-muted">{Provider.company_name}</span>}
        </span>
      ) : (
        'Cuenta eliminada'
      ),
  },
  { label: 'Suscripción', cell: ({ subscription_id }) => subscription_id ?? '—', align: 'right' },
  { label: 'Monto', sort: 'amount', cell: ({ amount }) => formatPesos(amount), align: 'right' },
  { label: 'Medio de pago', cell: ({ payment_method }) => paymentMethodLabels[payment_method] },
  { label: 'Estado', cell: (payment) => <PaymentState payment={payment} /> },
  { label: 'ID de transacción', cell: ({ transaction_id }) => transaction_id ?? '—', wide: true },
  { label: 'Fecha', sort: 'payment_date', cell: ({ payment_date }) => shortDate(payment_date) },
];

type Open = { dialog: 'create' } | { dialog: 'edit' | 'remove' | 'refund'; payment: AdminPayment } | null;

export function PaymentsPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <AdminPage
      title="Pagos"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'create' })}>
          <Plus size={20} aria-hidden="true" />
          Nuevo pago
        </Button>
      }
    >
      <AdminTable
        label="Pagos"
        source={paymentsTable}
        columns={columns}
        nameOf={({ id }) => `Pago ${id}`}
        textOf={(row) => [
          row.id,
          row.Provider?.name,
          row.Provider?.email,
          row.transaction_id,
          shortDate(row.payment_date),
        ]}
        searchHint="Proveedor, email, ID o fecha"
        loadFailure="Error al cargar los pagos"
        empty="Todavía no hay pagos"
        actions={(payment) =>
          payment.is_recorded ? (
            <RecordedPayment payment={payment} onRefund={() => setOpen({ dialog: 'refund', payment })} />
          ) : (
            <RowButtons
              name={`el pago ${payment.id}`}
              onEdit={() => setOpen({ dialog: 'edit', payment })}
              onRemove={() => setOpen({ dialog: 'remove', payment })}
            />
          )
        }
      />
      {open?.dialog === 'create' && <CreatePaymentDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditPaymentDialog payment={open.payment} onClose={close} />}
      {open?.dialog === 'refund' && <RefundDialog payment={open.payment} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          title="Eliminar pago"
          text={`¿Eliminar el pago ${open.payment.id} de ${formatPesos(open.payment.amount)}? Esta acción no se puede deshacer.`}
          remove={() => removePayment(open.payment.id)}
          success="Pago eliminado exitosamente"
          failure="Error al eliminar el pago"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
