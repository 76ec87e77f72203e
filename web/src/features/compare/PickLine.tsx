import Check from 'lucide-react/icons/check';
import Scale from 'lucide-react/icons/scale';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { categoryPath } from '../categories/queries.ts';
import { AskLink } from '../inquiries/AskLink.tsx';
import { chosenOf, type Pickable, useChoice } from './choice.ts';
import { pathOfChosen } from './compare-path.ts';
import { usePick } from './use-pick.ts';

/** Adds the service of a page to the picked services of its trade, and leads on once there are several. */
export function PickLine({ service }: { service: Pickable }) {
  const [isChosen, toggle] = usePick(service);
  const chosen = useChoice(({ baskets }) => chosenOf(baskets, service.category_slug));
  const Icon = isChosen ? Check : Scale;
  const list = categoryPath({ slug: service.category_slug });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="outline"
        aria-pressed={isChosen}
        onClick={toggle}
        className={cx(isChosen && 'border-primary! bg-primary-soft! text-on-primary-soft!')}
      >
        <Icon size={20} aria-hidden="true" />
        Comparar o pedir
      </Button>
      <p role="status" className="min-w-0 text-muted text-sm">
        {isChosen &&
          chosen.length === 1 &&
          'Marcaste este servicio. Marcá otro para compararlos o pedirles presupuesto a los dos.'}
      </p>
      {chosen.length > 1 && (
        <>
          <LinkButton variant="ghost" to={pathOfChosen(chosen, list)}>
            {`Ver la comparación (${chosen.length})`}
          </LinkButton>
          <AskLink isPicked variant="ghost" services={chosen} list={list} />
        </>
      )}
    </div>
  );
}
