/** Where the app is: an entry of the browser's history. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** what whoever led here handed over */
  state: unknown;
  /** another one for each entry; `default` for the one that a visit begins with */
  key: string;
}

/** A location, and the way to it: by the history's own steps, or as a new or changed entry. */
export interface Shown {
  location: Location;
  kind: 'POP' | 'PUSH' | 'REPLACE';
}

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

/** What an entry of the history holds. */
interface Entry {
  usr?: unknown;
  key?: string;
  /** its place among those of this visit */
  idx?: number;
}

/** Asks before a new entry is made; true when it is not to be made now. */
type Hold = (to: string, state: unknown) => boolean;

let listener: ((shown: Shown) => void) | null = null;
let hold: Hold | null = null;

/** Returns the address that a path leads to from here; `?…` and `#…` stay on it. */
export function addressOf(to: string, pathname: string): string {
  return /^[?#]/.test(to) ? pathname + to : to;
}

/** Returns the location that the browser's address bar says. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entry();
  return { pathname, search, hash, state: usr, key };
}

/** Returns the place of the current entry among those of this visit. */
export function entryIndex(): number {
  return entry().idx ?? 0;
}

/** Goes to a path as a new entry, or in place of the current one; or by so many steps. */
export function navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const path = addressOf(to, window.location.pathname).replace(/\?(?=#|$)/, '');
  if (!replace && hold?.(path, state)) return;
  const next: Entry = {
    usr: state,
    key: Math.random().toString(36).slice(2, 10),
    idx: entryIndex() + Number(!replace),
  };
  if (replace) window.history.replaceState(next, '', path);
  else if (!pushed(next, path)) return;
  listener?.({ location: currentLocation(), kind: replace ? 'REPLACE' : 'PUSH' });
}

/** Makes a new entry; where the browser takes no more of them (Safari: 100 in half a minute), it loads the page. */
function pushed(next: Entry, path: string): boolean {
  try {
    window.history.pushState(next, '', path);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    window.location.assign(path);
    return false;
  }
}

/** Has new entries asked about first; returns a function that ends it. */
export function holdEntries(ask: Hold): () => void {
  hold = ask;
  return () => {
    if (hold === ask) hold = null;
  };
}

/** Tells of each location from now on; returns a function that ends it. */
export function followHistory(tell: (shown: Shown) => void): () => void {
  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
  const stepped = () => tell({ location: currentLocation(), kind: 'POP' });
  listener = tell;
  window.addEventListener('popstate', stepped);
  return () => {
    listener = null;
    window.removeEventListener('popstate', stepped);
  };
}

function entry(): Entry {
  return (window.history.state as Entry | null) ?? {};
}
