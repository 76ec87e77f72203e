import Lightbulb from 'lucide-react/icons/lightbulb';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { phoneQuestion } from '../../../lib/http/confirmation.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { unanswered } from '../../inquiries/received.ts';
import { useReceivedInquiries } from '../../inquiries/received-queries.ts';
import { useChecklist } from '../../providers/start/queries.ts';
import { stepsOf } from '../../providers/start/steps.ts';
import { useAgreedQuotes } from '../../quotes/agreed-queries.ts';
import { useToArrange } from '../../quotes/handed-over.ts';
import { useCompleteness } from '../../subscriptions/entitlement/queries.ts';
import { Arrange } from './Arrange.tsx';
import { Asked } from './Asked.tsx';
import { Failed, useFailure } from './Failed.tsx';
import { StepCard } from './StepCard.tsx';

const published = {
  title: 'Contá en qué andás',
  hint: 'Con fotos de tu último trabajo, la gente ve qué hacés y cómo.',
  to: '/create-post',
  go: 'Publicar una novedad',
};

/**
 * Shows the next step: a failure (rule NAV-123), else arranging an accepted quote (rule QUOTE-29), else quoting the
 * pedidos of the last days (rule ASK-49), else the first open step of the start (rule PROV-93), else publishing.
 */
export function NextStep() {
  const { data: checklist, isPending } = useChecklist();
  const { data: agreed = [], isLoading } = useAgreedQuotes();
  const { data: received = [], isLoading: isReceiving } = useReceivedInquiries();
  const toArrange = useToArrange(agreed);
  const missing = useCompleteness().data ?? [];
  const failure = useFailure();
  const serviceWaits = useWaiting('service', true).length > 0;
  if (isPending || isLoading || isReceiving) return <Skeleton className="h-47 rounded-card bg-on-deep/10 sm:h-21" />;
  if (failure) return <Failed {...failure} />;
  const [last] = toArrange;
  if (last) return <Arrange quote={last} others={toArrange.length - 1} />;
  const waiting = unanswered(received, new Date());
  if (waiting.length > 0) return <Asked waiting={waiting} />;
  if (!checklist) return null;
  const open = stepsOf({ checklist, missing, serviceWaits }).find(
    ({ state }) => state === 'todo' || state === 'rejected',
  );
  const next = open ? { ...open, go: 'Seguir con este paso' } : published;
  return (
    <StepCard Icon={Lightbulb} title={next.title} hint={next.hint}>
      {next.to ? (
        <LinkButton to={next.to} className="max-sm:w-full">
          {next.go}
        </LinkButton>
      ) : (
        <Button className="max-sm:w-full" onClick={() => void phoneQuestion.ask({})}>
          {next.go}
        </Button>
      )}
    </StepCard>
  );
}
