import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { useAccount } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/StateCard.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { ManagePlan } from './ManagePlan.tsx';
import { useSubscription } from './own-queries.ts';
import { PaymentHistory } from './PaymentHistory.tsx';
import { usePayments } from './queries.ts';
import { ReceiptData } from './receipts/ReceiptData.tsx';
import { TestPaymentsNote } from './TestPaymentsNote.tsx';

export function SubscriptionPage() {
  const account = useAccount();
  const hasCurrent = !useSubscription(account?.id ?? 0).isPending;
  const hasPayments = !usePayments().isPending;
  if (!account) return null;
  return (
    <>
      <div className="wrap flex max-w-3xl! flex-col gap-8 py-6 sm:py-10">
        <PageHeading title="Mi suscripción" lead="Cómo está tu plan, hasta cuándo vale y qué pagaste." />
        <Current providerId={account.id} />
        <PaymentHistory providerId={account.id} />
        {/* once nothing above it grows any more: links lead to it */}
        {hasCurrent && hasPayments && (
          <>
            <ManagePlan />
            <ReceiptData />
          </>
        )}
      </div>
      <TestPaymentsNote />
    </>
  );
}

function Current({ providerId }: { providerId: number }) {
  const { data, error, refetch } = useSubscription(providerId);
  const retry = () => void refetch();
  if (data !== undefined) return <CurrentPlan providerId={providerId} subscription={data} />;
  if (error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  if (error) return <ErrorState title="Error verificando suscripción" onRetry={retry} />;
  return (
    <Loading label="Cargando tu suscripción…">
      <Skeleton className="h-100 rounded-card sm:h-104" />
    </Loading>
  );
}
