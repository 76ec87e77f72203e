import type { RelatedCategories } from '@tero/shared/contract/search';
import type { ServiceCard } from '@tero/shared/contract/services';
import { usualWords } from '@tero/shared/rules/places/usual-words';
import { type RefObject, Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { usePicking } from '../../compare/choice.ts';
import { useListingAddress } from '../listing-address.ts';
import { PlaceLinks } from '../places/PlaceLinks.tsx';
import { useDepartments, usePlaceFigures } from '../places/queries.ts';
import { RelatedLinks } from './answer/RelatedLinks.tsx';
import { focusHead } from './focus-head.ts';

const PickBar = lazyPart(async () => (await import('../../compare/PickBar.tsx')).PickBar);

export interface ListingFootProps {
  heading: RefObject<HTMLElement | null>;
  related: RelatedCategories | undefined;
  page: number;
  /** 0 while nothing is known */
  totalPages: number;
  /** what is listed */
  services: readonly ServiceCard[];
  /** the place that the search names itself */
  namedPlace: string | undefined;
}

/** Shows below the cards other categories and places, the other pages, and the picked services. */
export function ListingFoot({ heading, related, page, totalPages, services, namedPlace }: ListingFootProps) {
  const { category, place, state, hrefOf } = useListingAddress();
  const isPicking = usePicking((picking) => picking.isPicking);
  const figures = usePlaceFigures(place).data;
  const offered = useDepartments(place ? undefined : category).data;
  const where = figures ? figures.area : state.filters.coverageArea;
  return (
    <>
      {related && state.page === 1 && <RelatedLinks related={related} title="Categorías relacionadas" place={where} />}
      {category !== undefined && (
        <PlaceLinks category={figures?.category.slug ?? category} places={figures?.near ?? offered?.places ?? []} />
      )}
      {offered && offered.usual.length > 0 && <p className="max-w-prose text-muted">{usualWords(offered.usual)}</p>}
      {totalPages > 0 && (
        <div className="py-4">
          <Pagination
            page={page}
            totalPages={totalPages}
            hrefOf={(other) => hrefOf({ page: other })}
            onSelect={() => focusHead(heading)}
          />
        </div>
      )}
      {isPicking && (
        <Suspense>
          <PickBar
            services={services}
            asksAll={state.q !== '' || category !== undefined}
            what={state.q}
            where={where ?? namedPlace}
          />
        </Suspense>
      )}
    </>
  );
}
