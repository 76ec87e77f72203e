import type { Service } from '@tero/shared/contract/services';
import { longDate } from '@tero/shared/rules/time/time';
import { Link } from 'react-router-dom';
import { usePrompt } from '../../../common/subscription-prompt.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSubscription } from '../../subscriptions/own-queries.ts';

/** Tells the owner why a switched-on service is in no list, and what to do (rule SVC-93). */
export function Unlisted({ service }: { service: Service }) {
  const { expired_at, provider_id } = service;
  const entitled = useSession(({ account }) => account?.entitled ?? false);
  // its category is off
  const isElsewhere = entitled && !expired_at;
  usePrompt('screen', !isElsewhere);
  return (
    <div className="w-full rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
      {isElsewhere ? (
        <p>El servicio no aparece en las búsquedas porque su categoría no está activa.</p>
      ) : (
        <p>
          {expired_at && <strong>Tu suscripción venció el {longDate(expired_at)}. </strong>}
          <span>El servicio no aparece en las búsquedas mientras tu suscripción no esté activa. </span>
          <WayBack providerId={provider_id} />
        </p>
      )}
    </div>
  );
}

/** A first subscription is taken on the page of the plan, a pause or a pending payment is seen on one's own. */
function WayBack({ providerId }: { providerId: number }) {
  const status = useSubscription(providerId).data?.status;
  const isOpen = status === 'pending' || status === 'suspended';
  return (
    <Link
      to={isOpen ? '/subscription' : '/subscription-plans'}
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {isOpen ? 'Ver mi suscripción' : status ? 'Renovar' : 'Suscribirse'}
    </Link>
  );
}
