import type { Category } from '@tero/shared/contract/categories';
import type { Listing } from '@tero/shared/contract/services';
import { country } from '@tero/shared/rules/places/coverage';
import { placeText, placeTitle } from '@tero/shared/rules/places/place-words';
import { capitalised } from '@tero/shared/rules/text/letters';
import { slug } from '@tero/shared/rules/text/text';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { keepPlace, useKeptPlace } from '../../../lib/device/place.ts';
import { useMedia } from '../../../lib/device/use-media.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { isUnavailable } from '../../../offline/cache/cache.ts';
import { Breadcrumbs, type Crumb } from '../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { categoryPath, useCategories } from '../../categories/queries.ts';
import { keepWords } from '../../inquiries/sought-words.ts';
import type { Filters } from '../filters.ts';
import { listingAt, useListingAddress } from '../listing-address.ts';
import { useAreaName, usePlaceFigures } from '../places/queries.ts';
import { prefetchListing, useListing } from '../queries.ts';
import type { Answer } from './answer/answer.ts';
import { beginWithFew } from './answer/first-cards.ts';
import { SearchAnswer } from './answer/SearchAnswer.tsx';
import { StillAsk } from './answer/StillAsk.tsx';
import { CategoryBrowser } from './category/CategoryBrowser.tsx';
import { PlaceChip } from './chips/PlaceChip.tsx';
import { UnderstoodChips } from './chips/UnderstoodChips.tsx';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import type { FilterTab } from './filters/filter-tabs.ts';
import { activeFilters, countWords } from './filters/filter-words.ts';
import { focusHead } from './focus-head.ts';
import { ListingFoot } from './ListingFoot.tsx';
import { ListingHead } from './ListingHead.tsx';
import { ListingResults } from './ListingResults.tsx';
import { SeenResults } from './offline/OfflineResults.tsx';
import type { SeenListing } from './offline/offline-listing.ts';
import { useSeenListing } from './offline/use-seen-listing.ts';
import { FewHere } from './place/FewHere.tsx';
import { useLeftSearch } from './use-left-search.ts';

const PlaceLine = lazyPart(async () => (await import('./place/PlaceLine.tsx')).PlaceLine, PlaceChip);
const FilterSidebar = lazyPart(async () => (await import('./filters/FilterSidebar.tsx')).FilterSidebar);

const none: Listing['services'] = [];

/** Begins to read the list of an address, before the screen is drawn. */
export function readListingAhead(params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) {
  const { category, state } = listingAt(params, search);
  beginWithFew();
  return prefetchListing(category, state);
}

export function ListingPage() {
  const { category, place, area: folded, state, hrefOf, go, goToCategory } = useListingAddress();
  const listing = useListing(category, state);
  const known = useCategories().data ?? [];
  const name = categoryName(known, category, listing.data?.category);
  const within = state.filters.category;
  const listed = known.find((one) => (within ? one.slug === within : one.name === name));
  const [tab, setTab] = useState<FilterTab>('price');
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMedia('(min-width: 64rem)');
  const figures = usePlaceFigures(place).data;
  // with the place's own name, which is folded in the address; a place without providers has no figures
  const named = useAreaName(figures ? null : folded);
  const area = figures?.area ?? named;
  const filters = area ? { ...state.filters, coverageArea: area } : state.filters;
  const active = activeFilters(filters, listed?.name);
  const { data } = listing;
  const seen = useSeenListing(category, state, !data && isUnavailable(listing.error));
  const pages = data ? { page: state.page, totalPages: data.totalPages } : seen;

  useLeftSearch(state.q, data !== undefined && !listing.isPlaceholderData);
  const answer: Answer = data ?? seen?.answer ?? {};
  const trades = answer.understood?.categories;
  // a category that nobody knows is searched by its words
  const searched = state.q || (answer.understood ? (category?.replaceAll('-', ' ') ?? '') : '');
  useEffect(() => {
    if (state.q && trades)
      keepWords(
        state.q,
        trades.map(({ name }) => name),
      );
  }, [state.q, trades]);
  const kept = useKeptPlace((one) => one.place);
  const asksNear = kept === null && !area && state.q !== '' && placeDecides(data);
  const title = area && name ? placeTitle({ category: { name }, area }) : name;
  const crumb = title ?? (state.q ? `Búsqueda: ${state.q}` : undefined);
  usePageTitle(crumb ?? 'Servicios');

  if (data && !listing.isPlaceholderData && state.page > Math.max(1, data.totalPages)) {
    return <Navigate to={hrefOf({ page: 1 })} replace />;
  }

  /** A place that is chosen or taken off here is so for other lists too (rule SRCH-120). */
  function apply(filters: Filters) {
    const { coverageArea = '' } = filters;
    if (coverageArea !== (state.filters.coverageArea ?? '')) keepPlace(coverageArea);
    go({ filters });
  }
  const hasPlace = Boolean(state.filters.coverageArea);
  const narrowed = active.length === 0 ? null : hasPlace && active.length === 1 ? 'place' : 'filters';
  const ways = (
    <>
      {narrowed === 'filters' && <Button onClick={() => apply({})}>Limpiar filtros</Button>}
      {hasPlace && (
        <Button
          variant={narrowed === 'place' ? 'primary' : 'outline'}
          onClick={() => apply(withoutPlace(state.filters))}
        >
          Buscar en todo el país
        </Button>
      )}
      {answer.understood && <StillAsk answer={answer} q={searched} filters={state.filters} />}
      {crumb && (
        <LinkButton to="/servicios" variant={active.length > 0 ? 'outline' : 'primary'}>
          Ver todos los servicios
        </LinkButton>
      )}
    </>
  );
  const panel = { listed: { category, state }, applied: filters, tab, onTab: setTab, onApply: apply };
  const takeOff = (filters: Filters) => {
    apply(filters);
    focusHead(heading);
  };
  const crumbs: Crumb[] = [
    { label: 'Inicio', to: '/' },
    { label: 'Servicios', ...(crumb && { to: '/servicios' }) },
    ...(place && name ? [{ label: name, to: categoryPath({ slug: place.category }) }] : []),
  ];
  const browses = !state.q && !category && state.page === 1 && active.length === (hasPlace ? 1 : 0);
  return (
    <div className="wrap flex flex-col pb-4 lg:gap-4 lg:pt-4">
      {/* a place's own name would be cut there, and a sentence: the heading has them whole */}
      <div className={browses ? 'max-md:pt-0.5 max-md:*:hidden' : 'contents'}>
        <Breadcrumbs crumbs={crumb && !place ? [...crumbs, { label: title ?? 'Búsqueda' }] : crumbs} />
      </div>
      <ListingHead
        {...panel}
        heading={heading}
        title={title ?? 'Servicios'}
        count={data ? countWords(data.total, data.totalIsFloor) : seenWords(seen)}
        state={{ ...state, filters }}
        browses={browses}
        category={{ name, slug: listed?.slug ?? '' }}
        understood={answer.understood}
        searched={searched}
        isKnown={Boolean(data || seen)}
        isEmpty={(data ?? seen)?.total === 0}
        asksNear={asksNear}
        active={active}
        isWide={isWide}
        services={data?.services ?? (seen || listing.error ? none : undefined)}
        onTakeOff={takeOff}
        onSort={(sort) => go({ sort })}
        onCategory={(other) => goToCategory(other, filters)}
      />
      <div className="flex gap-8">
        {/* its tabs cost a phone's first drawing a tenth; in a page from the server their place is there before them */}
        <div className="w-72 shrink-0 max-lg:hidden">
          {isWide && (
            <Suspense>
              <FilterSidebar {...panel} />
            </Suspense>
          )}
        </div>
        <div className="flex min-w-0 grow flex-col gap-3 pt-2 lg:gap-5 lg:pt-0">
          {(active.length > 0 || answer.understood) && (
            <div className="flex min-h-9 flex-wrap gap-2 max-lg:hidden">
              {isWide && <ActiveFilters isDialog={false} active={active} onShow={setTab} onApply={takeOff} />}
              {isWide && answer.understood && <UnderstoodChips understood={answer.understood} />}
            </div>
          )}
          {filters.coverageArea && active.length === 1 && (state.q || category) && (
            <FewHere place={filters.coverageArea} />
          )}
          {asksNear && (
            <div className="min-h-12">
              <Suspense>
                <PlaceLine onChoose={(coverageArea) => apply({ ...filters, coverageArea })} />
              </Suspense>
            </div>
          )}
          {answer.understood && <SearchAnswer answer={answer} q={searched} />}
          {seen ? (
            <SeenResults seen={seen} ways={ways} onRetry={() => void listing.refetch()} />
          ) : (
            <ListingResults listing={listing} narrowed={narrowed} ways={ways} />
          )}
          {figures && <p className="max-w-prose">{placeText(figures)}</p>}
          <ListingFoot
            heading={heading}
            related={answer.related}
            page={pages?.page ?? 1}
            totalPages={pages?.totalPages ?? 0}
            services={data?.services ?? none}
            namedPlace={answer.understood?.place?.text}
          />
          {browses && <CategoryBrowser place={filters.coverageArea} />}
        </div>
      </div>
    </div>
  );
}

/** Tells whether the place of the searching person matters: a found service is not offered everywhere. */
function placeDecides(data: Listing | undefined): boolean {
  if (!data?.understood || data.understood.place || data.understood.wishes.includes('remoto')) return false;
  return data.services.some((one) => one.service_type !== 'remoto' && one.coverage_area !== country);
}

function withoutPlace({ coverageArea: _, ...rest }: Filters): Filters {
  return rest;
}

function seenWords(seen: SeenListing | undefined): string {
  return seen && seen.total > 0 ? `${countWords(seen.total, false)} en este dispositivo` : '';
}

/**
 * Returns the category's name: from the response, else from the loaded categories, else the address with spaces for
 * hyphens.
 */
function categoryName(
  known: readonly Category[],
  category: string | undefined,
  answered: string | null | undefined,
): string | undefined {
  if (category === undefined) return undefined;
  const read = category.replaceAll('-', ' ');
  const ours = known.find((candidate) => candidate.slug === slug(category))?.name;
  return answered ?? ours ?? capitalised(read);
}
