import { placeText, placeTitle } from '@tero/shared/rules/places/place-words';
import { slug } from '@tero/shared/rules/text/text';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { useSearchEngine } from '../../../lib/search-engine.ts';
import { isUnavailable } from '../../../offline/cache/cache.ts';
import { categoryPath, useCategories } from '../../../parts/category/queries.ts';
import { Breadcrumbs, type Crumb } from '../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import type { Filters, ListingState } from '../listing-state.ts';
import { useDepartments, useListing, usePlaceFigures, useSeenServices } from '../queries.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { Answer } from './answer/answer.ts';
import { emptyWords, RelatedLinks, SearchAnswer } from './answer/SearchAnswer.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterSidebar } from './FilterSidebar.tsx';
import { activeFilters, countWords } from './filter-words.ts';
import { ListingResults } from './ListingResults.tsx';
import { SeenResults } from './OfflineResults.tsx';
import { listSeen } from './offline-listing.ts';
import { PlaceLinks } from './PlaceLinks.tsx';
import { SaveSearchButton } from './SaveSearchButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useListingAddress } from './use-listing-address.ts';

export function ListingPage() {
  const { category, place, state, hrefOf, go } = useListingAddress();
  const listing = useListing(category, state);
  const name = useCategoryName(category, listing.data?.category);
  const heading = useRef<HTMLHeadingElement>(null);
  const figures = usePlaceFigures(place).data;
  const departments = useDepartments(place ? undefined : category).data;
  // in the words of the place, which the address has folded
  const filters = figures ? { ...state.filters, coverageArea: figures.area } : state.filters;
  const active = activeFilters(filters);
  const { data } = listing;
  const seen = useSeenListing(category, state, !data && isUnavailable(listing.error));
  const pages = data ? { page: state.page, totalPages: data.totalPages } : seen;

  const answer: Answer = data ?? seen?.answer ?? {};
  const title = figures ? placeTitle(figures) : name;
  const crumb = title ?? (state.q ? `Búsqueda: ${state.q}` : undefined);
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
    ...(figures ? [{ label: figures.category.name, to: categoryPath(figures.category) }] : []),
  ];
  return (
    <div className="wrap flex flex-col gap-4 py-4">
      <Breadcrumbs crumbs={crumb ? [...crumbs, { label: crumb }] : crumbs} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="wrap-anywhere line-clamp-3 text-3xl sm:text-4xl">
            {title ?? (state.q ? `Resultados de “${state.q}”` : 'Servicios')}
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
                coverageArea: filters.coverageArea ?? null,
              }}
            />
          </div>
        </div>
        <div className="flex w-full gap-3 sm:w-auto">
          <FilterSheet applied={filters} count={active.length} onApply={apply} />
          <SortSelect value={state.sort} searches={state.q !== ''} onChange={(sort) => go({ sort })} />
        </div>
      </div>
      {figures && <p className="max-w-prose">{placeText(figures)}</p>}
      <div className="flex gap-8">
        <FilterSidebar applied={filters} onApply={apply} />
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
          {category !== undefined && (
            <PlaceLinks category={figures?.category.slug ?? category} places={figures?.near ?? departments ?? []} />
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
