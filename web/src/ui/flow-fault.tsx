import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Button } from './Button.tsx';
import type { FlowStep } from './FlowPage.tsx';
import { LinkButton } from './LinkButton.tsx';

interface Way {
  label: string;
  to: string;
}

interface Fault {
  title: string;
  text: string;
  /** set where a retry may help */
  onRetry?: (() => void) | undefined;
  /** the two links with which to continue; the first is primary unless there is a retry */
  ways: readonly [Way, Way];
}

/** Returns the step of a flow that failed. */
export function flowFault({ title, text, onRetry, ways }: Fault): FlowStep {
  const [first, second] = ways;
  return {
    icon: <CircleAlert size={30} aria-hidden="true" />,
    tone: 'danger',
    title,
    text,
    children: (
      <>
        {onRetry && (
          <Button onClick={onRetry} wide>
            Reintentar
          </Button>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <LinkButton to={first.to} variant={onRetry ? 'outline' : 'primary'}>
            {first.label}
          </LinkButton>
          <LinkButton to={second.to} variant="outline">
            {second.label}
          </LinkButton>
        </div>
      </>
    ),
  };
}
