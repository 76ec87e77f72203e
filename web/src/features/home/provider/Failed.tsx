import CircleAlert from 'lucide-react/icons/circle-alert';
import { useAccount } from '../../../lib/session/session.ts';
import { isHeld, useOutboxItems } from '../../../offline/outbox/outbox.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useSubscription } from '../../subscriptions/own-queries.ts';
import { type Failure, failureOf } from './failure.ts';
import { StepCard } from './StepCard.tsx';

/** Returns the failure to show before all proposals, if any (rule NAV-123). */
export function useFailure(): Failure | null {
  const { data } = useSubscription(useAccount()?.id ?? 0);
  const items = useOutboxItems() ?? [];
  const refused = items.filter((item) => (item.state === 'conflict' || item.state === 'rejected') && !isHeld(item));
  return failureOf(data, refused.length);
}

export function Failed({ title, hint, to, go }: Failure) {
  return (
    <StepCard Icon={CircleAlert} title={title} hint={hint}>
      <LinkButton to={to} className="max-sm:w-full">
        {go}
      </LinkButton>
    </StepCard>
  );
}
