import type { ServiceCard } from '@tero/shared/contract/services';
import type { Ref } from 'react';
import { cx } from '../../../ui/cx.ts';
import { usePicking } from '../../compare/choice.ts';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton.tsx';
import type { ListingState } from '../listing-state.ts';
import { Alternatives } from './answer/Alternatives.tsx';
import { TradeTiles } from './category/TradeTiles.tsx';
import { ListingChips, type ListingChipsProps } from './chips/ListingChips.tsx';
import { TitleWords } from './TitleWords.tsx';

interface ListingHeadProps
  extends Omit<ListingChipsProps, 'asksPlace' | 'compares' | 'category' | 'services' | 'children'> {
  heading: Ref<HTMLHeadingElement>;
  /** for a search its words are the title */
  title: string;
  /** how many services there are, in words; '' while unknown */
  count: string;
  state: ListingState;
  /** the listed category: its name, and its slug when it is one of the tree */
  category: { name: string | undefined; slug: string };
  /** the words that were searched for; '' of a list */
  searched: string;
  /** there is something to see, and so to ask about */
  isKnown: boolean;
  /** nothing is found, which a place would narrow further */
  isEmpty: boolean;
  /** a line asks for the place already */
  asksNear: boolean;
  /** the services that are listed; undefined while unknown */
  services: readonly ServiceCard[] | undefined;
}

/** The head of a list: its title, the number of services, filters and order; on phones each is one line. */
export function ListingHead(props: ListingHeadProps) {
  const { heading, title, count, state, category, searched, isKnown, isEmpty, asksNear, services, ...chips } = props;
  const { browses } = chips;
  const { q, filters } = state;
  const place = filters.coverageArea;
  const isPicking = usePicking((picking) => picking.isPicking);
  // with one service, or in a failed list, there is nothing to compare
  const compares = isPicking || (services?.length !== 1 && (isKnown || !services)) || state.page > 1;
  const { understood } = chips;
  const doubted = understood?.alternatives?.length ? understood : undefined;
  const total = (
    <p role="status" className={cx('shrink-0 text-muted', (browses || doubted) && 'max-md:sr-only')}>
      {count}
    </p>
  );
  const alert = (q || category.name || place) && (
    <SaveSearchButton q={q || null} category={category.name ?? filters.category ?? null} coverageArea={place ?? null} />
  );
  return (
    <div
      className={cx(
        'flex flex-wrap justify-between gap-x-6 lg:items-end lg:gap-y-3',
        browses ? 'items-center max-md:gap-x-3' : 'items-end',
      )}
    >
      <div className={cx('min-w-0', !browses && 'max-lg:w-full')}>
        <h1 ref={heading} tabIndex={-1} className={cx('wrap-anywhere lg:text-4xl', !q && 'text-2xl')}>
          {q ? <TitleWords q={q} /> : title}
        </h1>
        <div className={cx('flex items-center gap-x-3', browses ? 'relative md:min-h-11' : 'relative min-h-11')}>
          {total}
          {doubted && <Alternatives understood={doubted} q={searched} />}
          {!browses && !doubted && alert}
        </div>
      </div>
      <ListingChips
        {...chips}
        category={category.slug}
        services={services}
        compares={compares && !isEmpty}
        asksPlace={!asksNear && (isKnown || !q) && !place && !chips.understood?.place && !isEmpty}
      >
        {(browses || doubted) && alert}
      </ListingChips>
      {browses && <TradeTiles place={place} onChoose={chips.onCategory} />}
    </div>
  );
}
