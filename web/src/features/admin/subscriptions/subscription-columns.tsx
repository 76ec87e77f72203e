import type { AdminSubscription } from '@tero/shared/contract/admin/subscriptions';
import { settableSubscriptionStatuses } from '@tero/shared/rules/admin';
import { formatPesos } from '@tero/shared/rules/money/money';
import {
  paymentMethodLabels,
  paymentMethods,
  type SubscriptionStatus,
  subscriptionLabel,
} from '@tero/shared/rules/subscription';
import { shortDate } from '@tero/shared/rules/time/time';
import { readBack } from '../../../common/form/MoneyField.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Field } from '../../../ui/Field.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { ProviderCell } from '../providers/ProviderCell.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import type { Column } from '../table/column.ts';
import type { Draft, InlineEdit } from './use-inline-edit.ts';

const tones: Record<SubscriptionStatus, BadgeTone> = {
  active: 'success',
  pending: 'warning',
  expired: 'neutral',
  cancelled: 'danger',
  suspended: 'danger',
};

/** Returns the table's columns. In the row that is being edited, five columns are fields. */
export function subscriptionColumns(edit: InlineEdit): readonly Column<AdminSubscription>[] {
  const day = (label: string, name: 'start_date' | 'end_date', sort?: string): Column<AdminSubscription> => ({
    label,
    ...(sort && { sort }),
    cell: (row) => {
      const draft = edit.draftOf(row);
      if (!draft) return row[name] ? shortDate(row[name]) : '—';
      return (
        <Field label={label} hideLabel error={edit.faultOf(name)}>
          <TextInput
            type="date"
            className="px-2!"
            value={draft[name]}
            onChange={(event) => edit.change({ [name]: event.target.value })}
          />
        </Field>
      );
    },
  });
  return [
    { label: 'ID', sort: 'id', cell: ({ id }) => <RecordLink id={id}>{id}</RecordLink>, align: 'right', card: 'none' },
    {
      label: 'Proveedor',
      cell: ({ Provider }) => <ProviderCell provider={Provider} />,
      wide: true,
    },
    {
      label: 'Estado',
      cell: (row) => {
        const draft = edit.draftOf(row);
        if (!draft) return <Badge tone={tones[row.status]}>{subscriptionLabel(row.status)}</Badge>;
        const statuses = [...new Set<SubscriptionStatus>([...settableSubscriptionStatuses, row.status])];
        return (
          <Field label="Estado" hideLabel error={edit.faultOf('status')}>
            <Select
              className="min-w-32"
              value={draft.status}
              onChange={(event) => edit.change({ status: event.target.value as Draft['status'] })}
            >
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {subscriptionLabel(status)}
                </option>
              ))}
            </Select>
          </Field>
        );
      },
    },
    {
      label: 'Monto',
      align: 'right',
      cell: (row) => {
        const draft = edit.draftOf(row);
        if (!draft) return formatPesos(row.amount);
        // only Mercado Pago can change the amount of its subscriptions
        if (row.mercadopago_subscription_id) {
          return (
            <>
              {formatPesos(row.amount)} <span className="text-muted">Lo fija Mercado Pago</span>
            </>
          );
        }
        return (
          <Field label="Monto" hideLabel hint={readBack(draft.amount)} error={edit.faultOf('amount')}>
            <MoneyInput
              value={draft.amount}
              onChange={(event) => edit.change({ amount: event.target.value })}
              className="px-2! lg:w-24"
            />
          </Field>
        );
      },
    },
    {
      label: 'Medio de pago',
      cell: (row) => {
        const draft = edit.draftOf(row);
        if (!draft) return row.is_given ? 'La dio el equipo' : paymentMethodLabels[row.payment_method];
        return (
          <Field label="Medio de pago" hideLabel error={edit.faultOf('payment_method')}>
            <Select
              className="min-w-38"
              value={draft.payment_method}
              onChange={(event) => edit.change({ payment_method: event.target.value as Draft['payment_method'] })}
            >
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {paymentMethodLabels[method]}
                </option>
              ))}
            </Select>
          </Field>
        );
      },
    },
    day('Inicio', 'start_date'),
    day('Fin', 'end_date', 'end_date'),
    { label: 'Creada', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
  ];
}
