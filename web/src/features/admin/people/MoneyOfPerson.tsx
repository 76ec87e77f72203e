import type { Person } from '@tero/shared/contract/admin/people';
import { formatPesos } from '@tero/shared/rules/money/money';
import { paymentMethodLabels, paymentStatusLabels, subscriptionLabel } from '@tero/shared/rules/subscription';
import { address } from '@tero/shared/rules/text/address';
import { shortDate } from '@tero/shared/rules/time/time';
import { RecordLink } from '../record/RecordLink.tsx';
import { PersonList } from './PersonList.tsx';

const day = (iso: string | null) => (iso ? shortDate(iso) : '—');

/** Lists a provider's subscriptions, with their first and last days, and the payments. */
export function MoneyOfPerson({ person: { account, subscriptions, payments } }: { person: Person }) {
  return (
    <>
      <PersonList
        title="Suscripciones"
        newest={subscriptions}
        to={address`/admin/subscriptions?provider_id=${account.id}`}
        line={({ id, status, amount, payment_method, start_date, end_date, auto_renewal }) => ({
          key: id,
          main: (
            <RecordLink id={id} tab="/admin/subscriptions">
              {subscriptionLabel(status)}
            </RecordLink>
          ),
          more: `${formatPesos(amount)} · ${paymentMethodLabels[payment_method]}${auto_renewal ? ' · se renueva' : ''}`,
          end: `${day(start_date)} – ${day(end_date)}`,
        })}
      />
      <PersonList
        title="Pagos"
        newest={payments}
        to={address`/admin/payments?provider_id=${account.id}`}
        line={({ id, amount, status, payment_method, transaction_id, payment_date }) => ({
          key: id,
          main: (
            <RecordLink id={id} tab="/admin/payments">
              {formatPesos(amount)}, {paymentStatusLabels[status].toLowerCase()}
            </RecordLink>
          ),
          more: [paymentMethodLabels[payment_method], transaction_id].filter(Boolean).join(' · '),
          end: shortDate(payment_date),
        })}
      />
    </>
  );
}
