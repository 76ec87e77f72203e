import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { type ListingState, readState, searchFrom } from '../listing-state.ts';

/** Returns what an address says of the listing. */
export function listingAt({ categoria }: Readonly<Record<string, string | undefined>>, search: URLSearchParams) {
  const category = categoria?.trim().slice(0, limits.shortText) || undefined;
  const scope = { searches: category === undefined };
  return { category, scope, state: readState(search, scope) };
}

/** Keeps the listing's state in the address only, so that shared links, Back and reloads show the same. */
export function useListingAddress() {
  const [search] = useAddress();
  const { category, scope, state } = listingAt(useParams(), search);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  /** Returns the address after changes; anything but a change of page goes back to page 1. */
  const hrefOf = (changes: Partial<ListingState>, from = state) =>
    pathname + searchFrom({ ...from, page: 1, ...changes });
  // from what the address has by then: of two choices in quick succession both count
  const go = (changes: Partial<ListingState>) =>
    navigate(hrefOf(changes, readState(new URLSearchParams(window.location.search), scope)));
  /** Shows another category with the same filters; a search stays, and looks in it alone. */
  const goToCategory = (slug: string) => {
    if (state.q) return go({ filters: { ...state.filters, category: slug } });
    const path = slug ? address`/servicios/categoria/${slug}` : '/servicios';
    return navigate(path + searchFrom({ ...state, page: 1 }));
  };
  return { category, state, hrefOf, go, goToCategory };
}
