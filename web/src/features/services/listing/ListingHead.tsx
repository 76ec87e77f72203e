import type { ServiceCard } from '@tero/shared/contract/services';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import MapPin from 'lucide-react/icons/map-pin';
import type { Ref } from 'react';
import { usePlace } from '../../../lib/device/place.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { usePicking } from '../../compare/choice.ts';
import { PickToggle } from '../../compare/PickToggle.tsx';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton.tsx';
import type { Filters } from '../filters.ts';
import type { ListingState } from '../listing-state.ts';
import { CategoryBrowser } from './category/CategoryBrowser.tsx';
import { CategorySelect } from './category/CategorySelect.tsx';
import { AskPlace } from './place/AskPlace.tsx';
import { SortSelect } from './SortSelect.tsx';

interface ListingHeadProps {
  heading: Ref<HTMLHeadingElement>;
  title: string;
  /** how many services there are, in words; '' while unknown */
  count: string;
  state: ListingState;
  /** the listed category: its name, and its slug when it is one of the tree */
  category: { name: string | undefined; slug: string };
  /** the place that the search names itself */
  namedPlace: string | undefined;
  /** there is something to see, and so to ask about */
  isKnown: boolean;
  /** nothing is found, which a place would narrow further */
  isEmpty: boolean;
  activeCount: number;
  /** the services that are listed; undefined while unknown */
  services: readonly ServiceCard[] | undefined;
  onApply: (filters: Filters) => void;
  onSort: (sort: ListingState['sort']) => void;
  onCategory: (slug: string) => void;
}

/** The head of a list: what it is, its categories on phones, and what narrows and orders it. */
export function ListingHead(props: ListingHeadProps) {
  const { heading, title, count, state, category, namedPlace, isKnown, isEmpty, activeCount, services } = props;
  const { onApply, onSort, onCategory } = props;
  const { q, filters } = state;
  const place = filters.coverageArea;
  const kept = usePlace();
  const browses = !q && !category.name && state.page === 1 && activeCount === (place ? 1 : 0);
  const isPicking = usePicking((picking) => picking.isPicking);
  // of one there is nothing to compare, and of a list that failed neither
  const compares = isPicking || (services?.length !== 1 && (isKnown || !services)) || state.page > 1;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className={cx('wrap-anywhere line-clamp-3 sm:text-4xl', q ? 'text-2xl' : 'text-3xl')}
        >
          {title}
        </h1>
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <p role="status" className="min-h-6 text-muted">
            {count}
          </p>
          {kept && !place && !namedPlace && !isEmpty && (
            <Button variant="ghost" size="sm" onClick={() => onApply({ ...filters, coverageArea: kept })}>
              <MapPin size={18} aria-hidden="true" />
              Ver solo en {placeLabel(kept)}
            </Button>
          )}
          {(q || category.name || place) && (
            <SaveSearchButton q={q || null} category={category.name ?? null} coverageArea={place ?? null} />
          )}
        </div>
      </div>
      {(isKnown || !q) && !place && !namedPlace && !isEmpty && <AskPlace />}
      {browses && <CategoryBrowser place={place} />}
      {browses && <h2 className="w-full pt-2 text-xl md:hidden">Todos los servicios</h2>}
      <div className="flex w-full flex-wrap gap-2 max-sm:[&_select]:pr-6.5 max-sm:[&_select]:pl-2.5 sm:gap-3 md:ml-auto md:w-auto">
        <CategorySelect
          value={category.slug}
          place={place}
          isSearch={q !== ''}
          onChange={onCategory}
          className={cx('min-w-0 grow basis-38 sm:w-56 sm:flex-none', browses && 'max-md:hidden')}
        />
        <SortSelect value={state.sort} searches={q !== ''} onChange={onSort} />
        <div
          className={cx(
            'flex grow flex-wrap gap-2 *:grow *:whitespace-nowrap max-sm:*:px-2 sm:gap-3 sm:grow-0 sm:*:grow-0',
            !browses && 'max-sm:w-full',
            !services && 'invisible',
          )}
        >
          {compares && !isEmpty && <PickToggle services={services} />}
        </div>
      </div>
    </div>
  );
}
