import { limits } from '@tero/shared/limits';
import { beginning } from '@tero/shared/rules/text/letters';
import { fold } from '@tero/shared/rules/text/text';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { categoryPath } from '../categories/queries.ts';
import { type ListedPlace, type ListingState, readState, searchFrom } from './listing-state.ts';

const allServices = '/servicios';

/** Returns what an address says of the listing. */
export function listingAt(params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) {
  const { categoria, departamento, barrio } = params;
  const category = beginning(categoria?.trim() ?? '', limits.shortText) || undefined;
  const place: ListedPlace | null =
    category !== undefined && departamento ? { category, department: departamento, neighborhood: barrio } : null;
  const area = place && areaOf(place);
  const scope = { searches: category === undefined };
  const read = (given: URLSearchParams) => withArea(readState(given, scope), area);
  return { category, place, area, read, state: read(search) };
}

/** Keeps the listing's state in the address only, so that shared links, Back and reloads show the same. */
export function useListingAddress() {
  const [search] = useAddress();
  const { category, place, area, read, state } = listingAt(useParams(), search);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  /** Returns the address after changes; anything but a change of page goes back to page 1. */
  const hrefOf = (changes: Partial<ListingState>, from = state) => addressFor({ ...from, page: 1, ...changes });
  // from the state of the address at that moment: two choices in quick succession both count
  const go = (changes: Partial<ListingState>) =>
    navigate(hrefOf(changes, read(new URLSearchParams(window.location.search))));
  /** Shows another category with the same filters; a search stays, and looks only in that category. */
  const goToCategory = (slug: string, filters = state.filters) => {
    if (state.q) return go({ filters: { ...state.filters, category: slug } });
    const path = slug ? categoryPath({ slug }) : '/servicios';
    return navigate(path + searchFrom({ ...state, filters, page: 1 }));
  };
  return { category, place, area, state, hrefOf, go, goToCategory };

  /**
   * The place is in the path for as long as it is chosen: another one, or none, leads to the category's own address.
   */
  function addressFor(next: ListingState): string {
    // a search is no list of a category, and has another order unless one was chosen
    if (next.q && category !== undefined) {
      const sort = next.sort === 'ratingDesc' ? 'relevance' : next.sort;
      return allServices + searchFrom({ ...next, sort });
    }
    if (!area || category === undefined) return pathname + searchFrom(next);
    const { coverageArea, ...others } = next.filters;
    if (coverageArea !== undefined && fold(coverageArea) === area)
      return pathname + searchFrom({ ...next, filters: others });
    return categoryPath({ slug: category }) + searchFrom(next);
  }
}

/** The place as services are compared with it (rule SRCH-21), before anything is loaded. */
function areaOf({ department, neighborhood }: ListedPlace): string {
  const own = neighborhood === department ? undefined : neighborhood;
  return fold(
    [own, department]
      .flatMap((part) => part ?? [])
      .join(', ')
      .replaceAll('-', ' '),
  );
}

function withArea(state: ListingState, area: string | null): ListingState {
  return area ? { ...state, filters: { ...state.filters, coverageArea: area } } : state;
}
