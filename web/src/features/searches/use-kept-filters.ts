import { useLocation } from 'react-router-dom';
import { keepPlace, placeNow, usePlace } from '../../lib/device/place.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { isList } from './list-path.ts';

/** The words of a search in an address. */
export function queryOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname === '/servicios' ? (new URLSearchParams(search).get('q') ?? '') : '';
}

/**
 * Returns the place where searches look (the shown list's or the chosen place), and a function that writes the query of
 * a search with the filters of the current list, and with that place unless the search itself names a place (rules
 * SRCH-40 and SRCH-120).
 */
export function useKeptFilters() {
  const { pathname } = useLocation();
  const [params] = useAddress();
  const kept = usePlace();
  const place = (isList(pathname) && params.get('coverageArea')) || kept;

  function searchFor(q: string, named: boolean): URLSearchParams {
    const { pathname, search } = window.location;
    const here = Object.fromEntries(isList(pathname) ? new URLSearchParams(search) : []);
    const { page: _page, sort: _sort, exact: _exact, category: _category, coverageArea, ...filters } = here;
    const area = named ? undefined : coverageArea || placeNow();
    // a person who searches in a list's place is there
    if (area) keepPlace(area);
    return new URLSearchParams({ ...(area && { coverageArea: area }), ...filters, q });
  }
  return { place, searchFor };
}
