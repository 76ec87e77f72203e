import { createContext, useContext } from 'react';
import type { Entry, Kind, Navigator } from './history.ts';
import type { Location, To } from './location.ts';
import type { Params } from './match.ts';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Goes to an address, or so many steps in the history. */
export type NavigateTo = (to: To | number, options?: NavigateOptions) => void;

interface Ways {
  navigator: Navigator;
  navigate: NavigateTo;
}

export const WaysContext = createContext<Ways | null>(null);
export const EntryContext = createContext<Entry | null>(null);
export const ParamsContext = createContext<Params>({});

/** The address of what is shown. */
export function useLocation(): Location {
  return within(useContext(EntryContext)).location;
}

/** How the app came to the address: by a link (PUSH), in place of another, or by Back, Forward and loading (POP). */
export function useNavigationType(): Kind {
  return within(useContext(EntryContext)).kind;
}

/** Returns a function that goes elsewhere; it stays the same one. */
export function useNavigate(): NavigateTo {
  return within(useContext(WaysContext)).navigate;
}

/** What every step but Back goes through. */
export function useNavigator(): Navigator {
  return within(useContext(WaysContext)).navigator;
}

/** The values in the address of the screen. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

function within<Value>(value: Value | null): Value {
  if (!value) throw new Error('outside of a router');
  return value;
}
