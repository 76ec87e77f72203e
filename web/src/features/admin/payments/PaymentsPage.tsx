import type { AdminPayment } from '@tero/shared/contract/admin/payments';
import { formatPesos } from '@tero/shared/rules/money/money';
import { paymentMethodLabels, paymentStatusLabels } from '@tero/shared/rules/subscription';
import { dateAndTime, shortDate } from '@tero/shared/rules/time/time';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ProviderCell } from '../providers/ProviderCell.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { personFacts } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { CfeDialog } from './CfeDialog.tsx';
import { ChargeDialog } from './ChargeDialog.tsx';
import { EventTable } from './EventTable.tsx';
import type { FailedPayment } from './failed-words.ts';
import { MercadoPagoAway } from './MercadoPagoAway.tsx';
import { CreatePaymentDialog, EditPaymentDialog } from './PaymentDialogs.tsx';
import { PaymentState } from './PaymentState.tsx';
import { paymentsTable, removePayment } from './queries.ts';
import { CfeButton, ReceiptCell } from './ReceiptCell.tsx';
import { RecordedPayment } from './RecordedPayment.tsx';
import { RefundDialog } from './RefundDialog.tsx';

const columns: readonly Column<AdminPayment>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => <RecordLink id={id}>{id}</RecordLink>, align: 'right', card: 'none' },
  {
    label: 'Proveedor',
    cell: ({ Provider }) => (Provider ? <ProviderCell provider={Provider} /> : 'Cuenta eliminada'),
    wide: true,
  },
  {
    label: 'Suscripción',
    cell: ({ subscription_id }) =>
      subscription_id === null ? (
        '—'
      ) : (
        <RecordLink id={subscription_id} tab="/admin/subscriptions">
          {subscription_id}
        </RecordLink>
      ),
    align: 'right',
  },
  { label: 'Monto', sort: 'amount', cell: ({ amount }) => formatPesos(amount), align: 'right' },
  { label: 'Medio de pago', cell: ({ payment_method }) => paymentMethodLabels[payment_method] },
  { label: 'Estado', cell: (payment) => <PaymentState payment={payment} /> },
  { label: 'Fecha', sort: 'payment_date', cell: ({ payment_date }) => shortDate(payment_date) },
  { label: 'Recibo', cell: ({ receipt }) => <ReceiptCell receipt={receipt} /> },
  { label: 'ID de transacción', cell: ({ transaction_id }) => transaction_id ?? '—', wide: true, roomy: true },
];

const isFailed = (payment: AdminPayment): payment is FailedPayment => payment.failure !== null;

type Open = { dialog: 'create' } | { dialog: 'remove' | 'refund' | 'cfe' | 'charge'; payment: AdminPayment } | null;

/** Shows the payments. With `tab=avisos` in the address, it shows Mercado Pago's events that could not be applied. */
export function PaymentsPage() {
  const [params] = useAddress();
  if (params.get('tab') !== 'avisos') return <Payments />;
  return (
    <AdminPage
      title="Notificaciones de Mercado Pago sin procesar"
      lead="Notificaciones que no pudimos procesar después de 10 intentos. Las guardamos 90 días. Igual le consultamos a Mercado Pago por cada suscripción. Si falta un pago, buscá su ID en Mercado Pago."
      actions={
        <LinkButton to="/admin/payments" variant="outline">
          Ver los pagos
        </LinkButton>
      }
    >
      <MercadoPagoAway />
      <EventTable />
    </AdminPage>
  );
}

function Payments() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const record = useRecord(paymentsTable);
  const refund = (payment: AdminPayment) => () => setOpen({ dialog: 'refund', payment });
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
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Pagos"
        source={paymentsTable}
        columns={columns}
        nameOf={({ id }) => `Pago ${id}`}
        loadFailure="Error al cargar los pagos"
        empty="Todavía no hay pagos"
        actions={(payment) => (
          <>
            {payment.failure && (
              <Button
                variant="ghost"
                size="sm"
                aria-haspopup="dialog"
                aria-label={`Resolver el cobro ${payment.id}`}
                onClick={() => (payment.is_recorded ? record.open(payment.id) : setOpen({ dialog: 'charge', payment }))}
              >
                Resolver
              </Button>
            )}
            <CfeButton payment={payment} onOpen={() => setOpen({ dialog: 'cfe', payment })} />
            {payment.is_recorded ? (
              <RecordedPayment payment={payment} onRefund={refund(payment)} />
            ) : (
              <RowButtons
                name={`el pago ${payment.id}`}
                onEdit={() => record.open(payment.id)}
                onRemove={() => setOpen({ dialog: 'remove', payment })}
              />
            )}
          </>
        )}
      />
      {open?.dialog === 'create' && <CreatePaymentDialog onClose={close} />}
      {record.row && !record.row.is_recorded && (
        <EditPaymentDialog key={record.row.id} payment={record.row} onClose={record.close} />
      )}
      {record.row?.is_recorded && !record.row.failure && open === null && (
        <RecordDialog
          title={`Pago ${record.row.id}, registrado por Mercado Pago`}
          columns={columns}
          row={record.row}
          actions={<RecordedPayment payment={record.row} onRefund={refund(record.row)} />}
          onClose={record.close}
        />
      )}
      {open?.dialog === 'charge' && isFailed(open.payment) && <ChargeDialog payment={open.payment} onClose={close} />}
      {record.row?.is_recorded && isFailed(record.row) && <ChargeDialog payment={record.row} onClose={record.close} />}
      {open?.dialog === 'refund' && <RefundDialog payment={open.payment} onClose={close} />}
      {open?.dialog === 'cfe' && open.payment.receipt && <CfeDialog receipt={open.payment.receipt} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          title="Eliminar pago"
          question={`¿Eliminar el pago ${open.payment.id} de ${formatPesos(open.payment.amount)}?`}
          facts={[
            ...personFacts('Proveedor', open.payment.Provider),
            ['Estado', paymentStatusLabels[open.payment.status]],
            ['Medio', paymentMethodLabels[open.payment.payment_method]],
            ['Transacción', open.payment.transaction_id],
            ['Fecha', dateAndTime(open.payment.payment_date)],
            ['Suscripción', open.payment.subscription_id && `ID ${open.payment.subscription_id}`],
          ]}
          remove={() => removePayment(open.payment.id)}
          success="Pago eliminado exitosamente"
          failure="Error al eliminar el pago"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
