import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { EntryContext, type NavigateOptions, ParamsContext, useLocation, useNavigate, WaysContext } from './context.ts';
import { browserHistory, type Entry, type Navigator } from './history.ts';
import { resolve, type To } from './location.ts';
import { findMatch } from './match.ts';

/** Shows what is in it at the browser's address, and follows that. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(browserHistory);
  const [entry, setEntry] = useState(history.entry);
  // as a transition: the screen before stays until the code of the next one is there
  useLayoutEffect(() => history.listen((next) => startTransition(() => setEntry(next))), [history]);
  return (
    <Router navigator={history} entry={entry}>
      {children}
    </Router>
  );
}

const still: Navigator = { push: () => {}, replace: () => {}, go: () => {} };

/** Shows what is in it at one address, which stays: on the server, and in tests. */
export function StaticRouter({ location, children }: { location: string; children?: ReactNode }) {
  const entry: Entry = { location: { ...resolve(location, '/'), state: null, key: 'default' }, kind: 'POP' };
  return (
    <Router navigator={still} entry={entry}>
      {children}
    </Router>
  );
}

function Router({ navigator, entry, children }: { navigator: Navigator; entry: Entry; children: ReactNode }) {
  const ways = useMemo(() => {
    const navigate = (to: To | number, { replace = false, state }: NavigateOptions = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else navigator[replace ? 'replace' : 'push'](resolve(to, window.location.pathname), state);
    };
    return { navigator, navigate };
  }, [navigator]);
  return (
    <WaysContext value={ways}>
      <EntryContext value={entry}>{children}</EntryContext>
    </WaysContext>
  );
}

export interface Route {
  path: string;
  element: ReactNode;
}

/** Shows the element whose path fits the address best, with the values of the address; `other` where none does. */
export function Routes({ routes, other }: { routes: readonly Route[]; other: ReactNode }) {
  const { pathname } = useLocation();
  const found = useMemo(() => findMatch(routes, pathname), [routes, pathname]);
  return <ParamsContext value={found?.params ?? {}}>{found ? found.entry.element : other}</ParamsContext>;
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace = false, state }: { to: To; replace?: boolean; state?: unknown }): null {
  const navigate = useNavigate();
  const way = JSON.stringify([to, replace, state]);
  useEffect(() => {
    const [to, replace, state] = JSON.parse(way);
    navigate(to, { replace, state });
  }, [navigate, way]);
  return null;
}
