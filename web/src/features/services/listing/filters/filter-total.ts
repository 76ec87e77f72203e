import { useQuery } from '@tanstack/react-query';
import { delays } from '@tero/shared/delays';
import { savesData } from '../../../../lib/device/saving.ts';
import { subject } from '../../../../lib/query/subject.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { cleanFilters, type Filters } from '../../filters.ts';
import type { ListingState } from '../../listing-state.ts';
import { type ListingAnswer, listing } from '../../queries.ts';
import { resolveZone } from '../place/resolve-zone.ts';

/** The list that filters are chosen for. */
export interface Listed {
  category: string | undefined;
  state: ListingState;
}

export interface DraftTotal {
  listed: Listed;
  draft: Filters;
  applied: Filters;
  /** false while nobody sees it */
  enabled?: boolean;
}

const typedZone = subject('typed-zone').read({
  call: (_context, text: string) => resolveZone(text),
  cache: { never: 'found on this device' },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Returns the first page that chosen filters would show, with its total: the same call that Aplicar makes, so that the
 * page is there when it is pressed. Undefined while unknown, without signal, and for a zone that is none.
 */
export function useFilterTotal({ listed, draft, applied, enabled = true }: DraftTotal): ListingAnswer | undefined {
  const wanted = JSON.stringify(cleanFilters(draft));
  const settled = useDebounced(wanted, delays.suggestionPause);
  const chosen = JSON.parse(settled) as Filters;
  const { coverageArea = '' } = chosen;
  const isTyped = coverageArea !== '' && coverageArea !== applied.coverageArea;
  const zone = useQuery({ ...typedZone(coverageArea), enabled: enabled && isTyped, retry: false });
  const filters = isTyped && zone.data ? cleanFilters({ ...chosen, coverageArea: zone.data }) : chosen;
  const { category, state } = listed;
  const { q, exact, sort } = state;
  const isKnown = !isTyped || Boolean(zone.data);
  // what is applied is on the screen, on whichever page of it: nothing is asked until something else is chosen
  const isApplied = settled === JSON.stringify(cleanFilters(applied));
  const { data } = useQuery({
    ...listing({ category, q, exact }, { sort, page: isApplied ? state.page : 1, filters }),
    enabled: enabled && isKnown && !isApplied && !savesData(),
  });
  return settled === wanted && isKnown ? data : undefined;
}
