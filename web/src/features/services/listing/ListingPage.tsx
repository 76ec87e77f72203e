import { slug } from '@tero/shared/rules/text/text';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useMedia } from '../../../lib/device/use-media.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useSearchEngine } from '../../../lib/search-engine.ts';
import { isUnavailable } from '../../../offline/cache/cache.ts';
import { useCategories } from '../../../parts/category/queries.ts';
import { Breadcrumbs, type Crumb } from '../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import type { Filters, ListingState } from '../listing-state.ts';
import { prefetchListing, useListing, useSeenServices } from '../queries.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { Answer } from './answer/answer.ts';
import { emptyWords, RelatedLinks, SearchAnswer } from './answer/SearchAnswer.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { activeFilters, countWords } from './filter-words.ts';
import { ListingResults } from './ListingResults.tsx';
import { SeenResults } from './OfflineResults.tsx';
import { listSeen } from './offline-listing.ts';
import { SaveSearchButton } from './SaveSearchButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import { listingAt, useListingAddress } from './use-listing-address.ts';

/** Begins to read the list of an address, before the screen is drawn. */
export function readListingAhead(params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) {
  const { category, state } = listingAt(params, search);
  return prefetchListing(category, state);
}

export function ListingPage() {
  const { category, state, hrefOf, go } = useListingAddress();
  const listing = useListing(category, state);
  const name = useCategoryName(category, listing.data?.category);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMedia('(min-width: 64rem)');
  const active = activeFilters(state.filters);
  const { data } = listing;
  const seen = useSeenListing(category, state, !data && isUnavailable(listing.error));
  const pages = data ? { page: state.page, totalPages: data.totalPages } : seen;

  const answer: Answer = data ?? seen?.answer ?? {};
  const crumb = name ?? (state.q ? `Búsqueda: ${state.q}` : undefined);
  usePageTitle(crumb ?? 'Servicios');

  if (data && !listing.isPlaceholderData && state.page > Math.max(1, data.totalPages)) {
    return <Navigate to={hrefOf({ page: 1 })} replace />;
  }

  function apply(filters: Filters) {
    go({ filters });
  }
  /** Scrolls to the heading and focuses it: the pressed element may be gone, or far below. */
  function showHead() {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }
  const ways = (
    <>
      {active.length > 0 && <Button onClick={() => apply({})}>Limpiar filtros</Button>}
      {crumb && (
        <LinkButton to="/servicios" variant={active.length > 0 ? 'outline' : 'primary'}>
          Ver todos los servicios
        </LinkButton>
      )}
    </>
  );
  const crumbs: Crumb[] = [
    { label: 'Inicio', to: '/' },
    { label: 'Servicios', ...(crumb && { to: '/servicios' }) },
  ];
  return (
    <div className="wrap flex flex-col gap-4 py-4">
      <Breadcrumbs crumbs={crumb ? [...crumbs, { label: crumb }] : crumbs} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="wrap-anywhere line-clamp-3 text-3xl sm:text-4xl">
            {name ?? (state.q ? `Resultados de “${state.q}”` : 'Servicios')}
          </h1>
          <div className="flex min-h-11 flex-wrap items-center gap-x-3">
            <p role="status" className="min-h-6 text-muted">
              {data && countWords(data.total, data.totalIsFloor)}
              {seen && seen.total > 0 && `${countWords(seen.total, false)} en este dispositivo`}
            </p>
            <SaveSearchButton
              sought={{
                q: state.q || null,
                category: name ?? null,
                coverageArea: state.filters.coverageArea ?? null,
              }}
            />
          </div>
        </div>
        <div className="flex w-full gap-3 sm:w-auto">
          <FilterSheet applied={state.filters} count={active.length} onApply={apply} />
          <SortSelect value={state.sort} searches={state.q !== ''} onChange={(sort) => go({ sort })} />
        </div>
      </div>
      <div className="flex gap-8">
        {/* its tabs cost a phone's first drawing a tenth */}
        {isWide && <FilterSidebar applied={state.filters} onApply={apply} />}
        <div className="flex min-w-0 grow flex-col gap-5">
          <ActiveFilters
            active={active}
            onApply={(filters) => {
              apply(filters);
              showHead();
            }}
          />
          <SearchAnswer q={state.q} answer={answer} hrefOf={hrefOf} />
          {seen ? (
            <SeenResults seen={seen} ways={ways} onRetry={() => void listing.refetch()} />
          ) : (
            <ListingResults listing={listing} empty={emptyWords(answer, active.length > 0)} ways={ways} />
          )}
          {answer.related && state.page === 1 && (
            <RelatedLinks related={answer.related} title="Categorías relacionadas" />
          )}
          {pages && (
            <div className="py-4">
              <Pagination
                page={pages.page}
                totalPages={pages.totalPages}
                hrefOf={(page) => hrefOf({ page })}
                onSelect={showHead}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The listing from the device's cache, while the server does not respond; undefined without any cached service. */
function useSeenListing(category: string | undefined, state: ListingState, enabled: boolean) {
  const { data } = useSeenServices({ enabled });
  const engine = useSearchEngine({ wanted: enabled });
  if (!enabled || !data || data.services.length === 0) return undefined;
  return listSeen(data, category, state, new Date(), engine);
}

/**
 * Returns the category's name: from the response, else from the loaded categories, else the address with spaces for
 * hyphens.
 */
function useCategoryName(category: string | undefined, answered: string | null | undefined): string | undefined {
  const { data: known } = useCategories();
  if (category === undefined) return undefined;
  const read = category.replaceAll('-', ' ');
  const ours = known?.find((candidate) => candidate.slug === slug(category))?.name;
  return answered ?? ours ?? read.charAt(0).toUpperCase() + read.slice(1);
}
