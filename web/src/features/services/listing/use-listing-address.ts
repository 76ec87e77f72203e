import { limits } from '@tero/shared/limits';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type ListingState, readState, searchFrom } from '../listing-state.ts';

/** Keeps the listing's state in the address only, so that shared links, Back and reloads show the same. */
export function useListingAddress() {
  const category = useParams().categoria?.trim().slice(0, limits.shortText) || undefined;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = readState(search, { searches: category === undefined });

  /** Returns the address after changes; anything but a change of page goes back to page 1. */
  const hrefOf = (changes: Partial<ListingState>) => pathname + searchFrom({ ...state, page: 1, ...changes });
  const go = (changes: Partial<ListingState>) => navigate(hrefOf(changes));
  return { category, state, hrefOf, go };
}
