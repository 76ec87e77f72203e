import type { OwnPayment } from '@tero/shared/contract/subscriptions';
import { formatPesos } from '@tero/shared/rules/money/money';
import { paymentMethodLabels, paymentStatusLabels } from '@tero/shared/rules/subscription';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import Receipt from 'lucide-react/icons/receipt';
import { Link } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { useSubscription } from './own-queries.ts';
import { usePayments } from './queries.ts';
import { wordsOf } from './words.ts';

const tones: Record<OwnPayment['status'], BadgeTone> = {
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

export function PaymentHistory({ providerId }: { providerId: number }) {
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-4">
      <h2 id="payments" className="text-2xl">
        Historial de pagos
      </h2>
      <Content providerId={providerId} />
    </section>
  );
}

function Content({ providerId }: { providerId: number }) {
  const { data, error, refetch } = usePayments();
  const { data: subscription } = useSubscription(providerId);
  const retry = () => void refetch();
  if (!data && error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (!data && error) return <ErrorState title="Error al cargar los pagos" onRetry={retry} />;
  if (!data) {
    return (
      <Loading label="Cargando pagos…" className="flex flex-col gap-3">
        <Skeleton className="h-31 rounded-card sm:h-17" />
        <Skeleton className="h-31 rounded-card sm:h-17" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Receipt size={30} aria-hidden="true" />}
        title="Todavía no hay pagos"
        text={subscription === undefined ? undefined : wordsOf(subscription).noPayments}
        actions={null}
      />
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {data.map((payment) => (
        <Payment key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function Payment({ payment }: { payment: OwnPayment }) {
  const isRefundedInPart = !payment.refunded && payment.refunded_amount > 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold">{longDate(payment.payment_date)}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {paymentMethodLabels[payment.payment_method]}
          {payment.transaction_id && <span>{`, operación ${payment.transaction_id}`}</span>}
        </p>
        {payment.receipt && (
          <Link
            to={address`/subscription/recibos/${payment.receipt}`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            Ver el recibo n.º {payment.receipt}
          </Link>
        )}
      </div>
      <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
        <Badge tone={tones[payment.status]}>
          {payment.refunded ? 'Devuelto' : paymentStatusLabels[payment.status]}
        </Badge>
        <div className="text-right">
          <p className="font-bold font-heading text-lg">{formatPesos(payment.amount)}</p>
          {isRefundedInPart && (
            <p className="text-muted text-sm">Te devolvieron {formatPesos(payment.refunded_amount)}</p>
          )}
        </div>
      </div>
    </li>
  );
}
