import { matchRoutes, type Params } from 'react-router-dom';
import { firstScreens } from './first-screens.ts';
import type { Screen } from './screen.ts';

let later: readonly Screen[] | null = null;
let loading: Promise<readonly Screen[]> | null = null;

/** Returns the screens whose table is not in the first load, or null before it has come. */
export function laterScreens(): readonly Screen[] | null {
  return later;
}

/** Fetches their table, once; after a failure again. */
export function loadLaterScreens(): Promise<readonly Screen[]> {
  loading ??= import('./later-screens.ts').then(
    ({ laterScreens }) => {
      later = laterScreens;
      return laterScreens;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Returns the screens that are known by now: that of the address is among them when it is shown. */
export function knownScreens(): readonly Screen[] {
  return [...firstScreens, ...(later ?? [])];
}

/** Finds the screen of a path, and the values in it; null when there is none. */
export async function findScreen(pathname: string): Promise<{ entry: Screen; params: Params } | null> {
  return findMatch(firstScreens, pathname) ?? findMatch(await loadLaterScreens(), pathname);
}

/** The one that fits best, as the router finds it: what is static wins over what is not. */
function findMatch(screens: readonly Screen[], pathname: string): { entry: Screen; params: Params } | null {
  const match = matchRoutes(
    screens.map((entry) => ({ path: entry.path, entry })),
    pathname,
  )?.at(-1);
  return match ? { entry: match.route.entry, params: match.params } : null;
}
