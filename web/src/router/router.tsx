import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  addressOf,
  currentLocation,
  followHistory,
  type Location,
  type NavigateOptions,
  navigate,
  type Shown,
} from './history.ts';
import type { Params } from './match.ts';

const nowhere: Shown = { location: { pathname: '/', search: '', hash: '', state: null, key: 'default' }, kind: 'POP' };
const ShownContext = createContext(nowhere);

/** Gives a screen the values in its path. */
export const ParamsContext = createContext<Params>({});

/** Follows the browser's history. A screen stays until the next one can be shown. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(() => ({ location: currentLocation(), kind: 'POP' }));
  useLayoutEffect(() => followHistory((next) => startTransition(() => setShown(next))), []);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** Stands at one address, where there is no browser. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search } = new URL(path, 'https://tero');
  return (
    <ShownContext value={{ ...nowhere, location: { ...nowhere.location, pathname, search } }}>{children}</ShownContext>
  );
}

export function useLocation(): Location {
  return use(ShownContext).location;
}

/** How the location was come to. */
export function useNavigationType(): Shown['kind'] {
  return use(ShownContext).kind;
}

/** The values in the path of the screen. */
export function useParams(): Params {
  return use(ParamsContext);
}

export function useNavigate(): typeof navigate {
  return navigate;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: string;
}

/** A link to a screen of this app: one to the address that is shown makes no new entry of the history. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = addressOf(to, use(ShownContext).location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOwn = event.button === 0 && (rest.target ?? '_self') === '_self' && rest.download === undefined;
    if (event.defaultPrevented || !isOwn || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    navigate(href, { replace: replace ?? href === pathname + search + hash, state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace, state }: { to: string } & NavigateOptions): null {
  useEffect(() => navigate(to, { replace, state }), [to, replace, state]);
  return null;
}
