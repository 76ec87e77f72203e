import { completenessMessage, type ProfileField, profileFields } from '@tero/shared/rules/completeness';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { type ReactNode, useState } from 'react';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { useSession } from '../../../lib/session/session.ts';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ErrorState } from '../../../ui/StateCard.tsx';
import { SubscriptionPrompt } from '../SubscriptionPrompt.tsx';
import { useMayPublish } from './queries.ts';

interface PublishGateProps {
  children: ReactNode;
  /** what a person may do without the form */
  instead?: ReactNode;
}

/**
 * Shows a form to providers who may publish; shows other providers what they lack (rules SVC-1 and SVC-3). The server
 * checks again.
 */
export function PublishGate({ children, instead }: PublishGateProps) {
  const { status, account } = useSession();
  const { data, error, isPending, isFetching, refetch } = useMayPublish();
  const [isOpen, setOpen] = useState(false);
  // without a connection the known account decides, so that a form can be filled in
  const passes = data ? data.entitled && data.missing.length === 0 : error instanceof OfflineError && account?.entitled;
  if (passes && !isOpen) setOpen(true);
  // once open it stays open: nobody loses a half-written form to a later response
  if (passes || isOpen) return children;
  if (status === 'checking') return <Checking title="Verificando autenticación..." />;
  if (isPending) return <Checking title="Verificando suscripción..." />;
  if (!data) return <Failure error={error} onRetry={() => void refetch()} />;
  // an older response that says no may be outdated: the person may have just paid
  if (isFetching) return <Checking title="Verificando suscripción..." />;
  return data.entitled ? (
    <Incomplete missing={data.missing}>{instead}</Incomplete>
  ) : (
    <SubscriptionPrompt instead={instead} />
  );
}

function Checking({ title }: { title: string }) {
  return <FlowPage icon={<Spinner size={30} />} title={title} />;
}

function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof OfflineError) return <OfflineState headingLevel={1} onRetry={onRetry} />;
  return (
    <ErrorState
      headingLevel={1}
      title="Error verificando suscripción"
      message="No pudimos saber cómo está tu suscripción. Probá de nuevo."
      onRetry={onRetry}
    />
  );
}

function Incomplete({ missing, children }: { missing: readonly string[]; children: ReactNode }) {
  const known = missing.filter((field): field is ProfileField => field in profileFields);
  return (
    <FlowPage
      icon={<UserRoundPen size={30} aria-hidden="true" />}
      tone="warning"
      title="Tu perfil está incompleto"
      text={completenessMessage(known)}
    >
      {children}
      <LinkButton to="/edit-profile" size="lg" wide>
        Completar perfil
      </LinkButton>
      <LinkButton to="/provider-profile" variant="outline" wide>
        Volver a mi perfil
      </LinkButton>
    </FlowPage>
  );
}
