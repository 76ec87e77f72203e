import { subscriptionLabel } from '@tero/shared/rules/subscription';
import { useSession } from '../../lib/session/session.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { useSubscription } from './own-queries.ts';
import { SubscribeForm } from './SubscribeForm.tsx';
import { wordsOf } from './words.ts';

/**
 * Shows a provider the form to subscribe, unless a subscription is active or a payment is being processed. If the
 * status could not be loaded, the server decides.
 */
export function OwnPlan({ providerId, email }: { providerId: number; email: string }) {
  const { data, isPending } = useSubscription(providerId);
  const entitled = useSession(({ account }) => account?.entitled ?? false);
  if (isPending) {
    return (
      <Loading label="Cargando tu suscripción…" className="flex flex-col gap-4">
        <Skeleton className={entitled ? 'h-6' : 'h-11'} />
        <Skeleton className="h-13" />
      </Loading>
    );
  }
  if (data?.status === 'active') {
    return (
      <>
        <p className="font-semibold">Tu suscripción: {subscriptionLabel(data.status)}</p>
        <LinkButton to="/subscription" size="lg" wide>
          Ver mi suscripción
        </LinkButton>
      </>
    );
  }
  if (data && wordsOf(data).state === 'processing') {
    return (
      <>
        <FormNotice tone="warning" quiet>
          {wordsOf(data).remark}
        </FormNotice>
        <LinkButton to="/subscription" size="lg" wide>
          Ver mi suscripción
        </LinkButton>
      </>
    );
  }
  return <SubscribeForm providerId={providerId} email={email} isPending={data?.status === 'pending'} />;
}
