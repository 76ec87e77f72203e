import { limits } from '@tero/shared/limits';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type ListingState, readState, searchFrom } from '../listing-state.ts';

/** The listing's state lives in the address alone: shared links, Back and reloads all show the same. */
export function useListingAddress() {
  const category = useParams().categoria?.trim().slice(0, limits.shortText) || undefined;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = readState(search, { searches: category === undefined });

  /** Anything but a change of page starts at page 1 again. */
  const hrefOf = (changes: Partial<ListingState>) => pathname + searchFrom({ ...state, page: 1, ...changes });
  const go = (changes: Partial<ListingState>) => navigate(hrefOf(changes));
  return { category, state, hrefOf, go };
}
