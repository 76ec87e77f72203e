import { type ReactNode, useState } from 'react';
import { OfflineError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { FlowPage } from '../../ui/FlowPage.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ErrorState, OfflineState } from '../../ui/StateCard.tsx';
import { useSubscription } from './queries.ts';
import { SubscriptionPrompt } from './SubscriptionPrompt.tsx';

/** Shows a page to providers whose subscription gives access, and the prompt to the others (S2 §2, §4). */
export function SubscriptionGate({ children }: { children: ReactNode }) {
  const { status, account, userType } = useSession();
  if (status === 'checking') return <Checking title="Verificando autenticación..." />;
  if (!account || userType !== 'provider') return <SubscriptionPrompt />;
  return (
    <Checked providerId={account.id} wasEntitled={account.entitled}>
      {children}
    </Checked>
  );
}

interface CheckedProps {
  providerId: number;
  wasEntitled: boolean;
  children: ReactNode;
}

function Checked({ providerId, wasEntitled, children }: CheckedProps) {
  const { data, error, isFetching, refetch } = useSubscription(providerId);
  const [isOpen, setOpen] = useState(false);
  // without signal what is known of the account stands, so that a page can be filled in; the server decides on sending
  const passes = data ? data.entitled : error instanceof OfflineError && wasEntitled;
  // open stays open: nobody loses a half-written form to an answer that comes later
  if (passes && !isOpen) setOpen(true);
  if (passes || isOpen) return children;

  const retry = () => void refetch();
  if (data === undefined && error instanceof OfflineError) return <OfflineState headingLevel={1} onRetry={retry} />;
  if (data === undefined && error) {
    return (
      <ErrorState
        headingLevel={1}
        title="Error verificando suscripción"
        message="No pudimos saber cómo está tu suscripción. Intentá de nuevo."
        onRetry={retry}
      />
    );
  }
  // an older answer that says no may be outdated: it has just been paid
  if (isFetching) return <Checking title="Verificando suscripción..." />;
  return <SubscriptionPrompt />;
}

function Checking({ title }: { title: string }) {
  return <FlowPage icon={<Spinner size={30} />} title={title} />;
}
