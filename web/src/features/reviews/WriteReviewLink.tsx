import { address } from '@tero/shared/rules/text/address';
import PenLine from 'lucide-react/icons/pen-line';
import { useWaiting } from '../../common/outbox/waiting.ts';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast.tsx';

interface WriteReviewLinkProps {
  serviceId: number;
  /** whether the client has reviewed the service: only one review is allowed */
  hasOwn: boolean;
}

/** Shows the link to write a review to clients who have not reviewed the service. Visitors must sign in first. */
export function WriteReviewLink({ serviceId, hasOwn }: WriteReviewLinkProps) {
  const userType = useSession((session) => session.userType);
  const waits = useWaiting('review', serviceId).length > 0;
  if (userType === 'provider' || hasOwn || waits) return null;
  const path = address`/servicios/${serviceId}/review`;
  const isVisitor = userType === null;
  return (
    <LinkButton
      to={isVisitor ? entryPath('login', { pathname: path, search: '' }) : path}
      onClick={() => isVisitor && toast.info('Debes iniciar sesión para dejar una reseña')}
      variant="outline"
    >
      <PenLine size={18} aria-hidden="true" />
      Dejar una reseña
    </LinkButton>
  );
}
