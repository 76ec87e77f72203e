import Check from 'lucide-react/icons/check';
import Scale from 'lucide-react/icons/scale';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Chosen, pathOfChosen, useChoice } from './choice.ts';
import { usePick } from './use-pick.ts';

/** On the page of a service: adds it to the comparison, and leads there once there is something to compare. */
export function CompareLine({ service }: { service: Chosen }) {
  const [isChosen, toggle] = usePick(service);
  const chosen = useChoice((choice) => choice.chosen);
  const Icon = isChosen ? Check : Scale;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="outline"
        aria-pressed={isChosen}
        onClick={toggle}
        className={cx(isChosen && 'border-primary! bg-primary-soft! text-on-primary-soft!')}
      >
        <Icon size={20} aria-hidden="true" />
        Comparar
      </Button>
      <p role="status" className="min-w-0 text-muted text-sm">
        {isChosen && chosen.length === 1 && 'Elegido. Buscá otro y tocá «Comparar» también ahí.'}
      </p>
      {chosen.length > 1 && (
        <LinkButton variant="ghost" to={pathOfChosen(chosen)} className="-ml-3">
          {`Ver la comparación (${chosen.length})`}
        </LinkButton>
      )}
    </div>
  );
}
