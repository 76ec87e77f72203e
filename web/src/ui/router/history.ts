import { hrefOf, type Location, type Path } from './location.ts';

/** How the app came to where it is. */
export type Kind = 'POP' | 'PUSH' | 'REPLACE';

export interface Entry {
  location: Location;
  kind: Kind;
}

/** What goes from one address to the next. Whoever has to ask first (LeaveGuard) puts its own `push` in its place. */
export interface Navigator {
  push: (to: Path, state: unknown) => void;
  replace: (to: Path, state: unknown) => void;
  go: (steps: number) => void;
}

/** What an entry of the browser's history holds. */
interface Held {
  usr?: unknown;
  key?: string;
  /** its place in this visit, from 0 */
  idx?: number;
}

/** The history of the browser, and what is told of each step in it. */
export interface BrowserHistory extends Navigator {
  entry: () => Entry;
  listen: (told: (entry: Entry) => void) => () => void;
}

export function browserHistory(): BrowserHistory {
  let tell: ((entry: Entry) => void) | null = null;
  if (held().idx === undefined) window.history.replaceState({ ...held(), idx: 0 }, '');

  const write = (kind: 'PUSH' | 'REPLACE') => (to: Path, state: unknown) => {
    const next: Held = { usr: state ?? null, key: newKey(), idx: (held().idx ?? 0) + (kind === 'PUSH' ? 1 : 0) };
    try {
      if (kind === 'PUSH') window.history.pushState(next, '', hrefOf(to));
      else window.history.replaceState(next, '', hrefOf(to));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // Safari takes only so many a minute
      window.location.assign(hrefOf(to));
    }
    tell?.({ location: read(), kind });
  };

  return {
    push: write('PUSH'),
    replace: write('REPLACE'),
    go: (steps) => window.history.go(steps),
    entry: () => ({ location: read(), kind: 'POP' }),
    listen: (told) => {
      const popped = () => told({ location: read(), kind: 'POP' });
      tell = told;
      window.addEventListener('popstate', popped);
      return () => {
        tell = null;
        window.removeEventListener('popstate', popped);
      };
    },
  };
}

function read(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = held();
  return { pathname, search, hash, state: usr, key };
}

function held(): Held {
  return (window.history.state as Held | null) ?? {};
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
