import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { usePrompt } from '../../common/subscription-prompt.ts';
import { useEntryPath } from '../../lib/navigation/entry-path.ts';
import { useGoBack } from '../../lib/navigation/go-back.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { FlowPage } from '../../ui/FlowPage.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { FirstCharge } from './FirstCharge.tsx';
import { useSubscription } from './own-queries.ts';
import { PlanBenefits, PlanPrice } from './PlanBenefits.tsx';
import { planPrice } from './plan.ts';
import { wordsOf } from './words.ts';

interface SubscriptionPromptProps {
  /** the previous page unless given */
  onBack?: () => void;
  /** what a person may do without it */
  instead?: ReactNode;
}

/**
 * Shows an invitation to subscribe in place of a page that needs an entitlement (rule SUB-18). It links to the plans.
 * On a developer's machine, only the link in the navigation bars leads to the test page (rule NAV-7).
 */
export function SubscriptionPrompt({ onBack, instead }: SubscriptionPromptProps) {
  const { account, userType } = useSession();
  const entry = useEntryPath();
  const goBack = useGoBack();
  usePrompt('screen');
  const isProvider = userType === 'provider';
  const back = (
    <Button variant="outline" onClick={onBack ?? goBack} wide>
      Volver
    </Button>
  );
  if (!isProvider) {
    return (
      <FlowPage
        icon={<LockKeyhole size={30} aria-hidden="true" />}
        tone="warning"
        title="Acceso restringido"
        text="Debes estar logueado como proveedor"
      >
        <LinkButton to={entry(account ? 'provider' : 'login')} wide>
          {account ? 'Ser Proveedor' : 'Iniciar sesión'}
        </LinkButton>
        {back}
      </FlowPage>
    );
  }
  return (
    account && (
      <Invitation providerId={account.id} instead={instead}>
        {back}
      </Invitation>
    )
  );
}

interface InvitationProps {
  providerId: number;
  instead: ReactNode;
  children: ReactNode;
}

/**
 * Shows the state of the provider's subscription, so that a person with an open or pending payment does not start
 * another.
 */
function Invitation({ providerId, instead, children }: InvitationProps) {
  const { data: subscription, isLoading } = useSubscription(providerId);
  const { remark, action } = wordsOf(subscription ?? null);
  return (
    <FlowPage
      icon={<LockKeyhole size={30} aria-hidden="true" />}
      tone="warning"
      title="Acceso restringido"
      text="Necesitas una suscripción activa para acceder a esta página"
    >
      {instead}
      {remark && <FormNotice tone="warning">{remark}</FormNotice>}
      <h2 className="text-xl">Con el Plan Premium tenés</h2>
      <PlanBenefits />
      <PlanPrice price={planPrice} />
      <p className="text-muted">
        <FirstCharge /> Podés cancelar cuando quieras.
      </p>
      {action && !isLoading && (
        <LinkButton to="/subscription-plans" size="lg" wide>
          {action}
        </LinkButton>
      )}
      {children}
    </FlowPage>
  );
}
