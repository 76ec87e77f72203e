import { limits } from '@tero/shared/limits';
import X from 'lucide-react/icons/x';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { AskLink } from '../inquiries/AskLink.tsx';
import type { Listed } from '../inquiries/ones-of.ts';
import { chosenOf, keepChosen, type Pickable, tradeOf, useChoice, usePicking } from './choice.ts';
import { pathOfChosen } from './compare-path.ts';

interface PickBarProps {
  /** what is listed */
  services: readonly (Listed & Pick<Pickable, 'category_slug'>)[];
  /** whether all of the list can be asked too, because the list answers a need */
  asksAll: boolean;
  /** what was searched for, and where */
  what?: string;
  where?: string | undefined;
}

/**
 * Shows the picked services while there are any, with the ways to compare and to ask them. On phones it replaces the
 * bottom bar, elsewhere it stands at the lower end of the list.
 */
export function PickBar({ services, asksAll, what, where }: PickBarProps) {
  const { pathname, search } = useLocation();
  const trade = tradeOf(services);
  const baskets = useChoice((choice) => choice.baskets);
  const chosen = chosenOf(baskets, trade);
  const isPicked = chosen.length > 0;
  const list = pathname + search;
  return (
    <section
      aria-label="Servicios que marcaste"
      data-action-bar="tall"
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:sticky md:bottom-4 md:rounded-card md:border md:py-3 md:shadow-float"
    >
      <div role="status" className="min-w-0 flex-1 text-sm leading-tight">
        {isPicked ? (
          // each beside the others, in as much room
          <ul className="flex gap-2">
            {chosen.map(({ id, title }) => (
              <li key={id} className="min-w-0 flex-1 rounded-control bg-sunken px-2 py-1">
                <span className="wrap-anywhere line-clamp-2 font-semibold">{title}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="font-semibold">
            Marcá hasta {limits.comparedServices} servicios para compararlos o pedir presupuesto
          </p>
        )}
      </div>
      <div className="order-last flex w-full flex-wrap justify-end gap-2 empty:hidden *:grow max-sm:*:px-2 sm:*:grow-0 md:order-none md:w-auto">
        {isPicked && (
          <Button variant="ghost" size="sm" onClick={() => keepChosen(trade ?? baskets[0]?.trade ?? '', [])}>
            Vaciar
          </Button>
        )}
        {chosen.length > 1 && (
          <LinkButton variant="outline" size="sm" to={pathOfChosen(chosen, list)}>
            Comparar
          </LinkButton>
        )}
        {(isPicked || asksAll) && (
          <AskLink
            variant={isPicked ? 'primary' : 'outline'}
            size="sm"
            services={isPicked ? chosen : services}
            {...{ isPicked, what, where, list }}
          />
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dejar de marcar"
        onClick={() => usePicking.setState({ isPicking: false })}
        className="-mr-2 text-muted!"
      >
        <X size={22} aria-hidden="true" />
      </Button>
    </section>
  );
}
