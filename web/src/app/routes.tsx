import { moved } from '@tero/shared/rules/site/moved';
import { type ComponentType, type ReactNode, use, useState } from 'react';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { bestMatch, matchPath } from '../router/match.ts';
import { Navigate, ParamsContext, useLocation } from '../router/router.tsx';
import { firstPage } from './first-view/first-page.ts';
import { firstScreens } from './screens/first-screens.ts';
import { Gate } from './screens/Gate.tsx';
import { lazyPage } from './screens/lazy-page.ts';
import type { Screen } from './screens/screen.ts';
import { laterScreens, loadLaterScreens } from './screens/table.ts';
import { Shell } from './shell/Shell.tsx';

const notFound: Pick<Screen, 'title' | 'who'> = { title: 'Página no encontrada', who: 'anyone' };

export function AppRoutes() {
  return (
    <Shell>
      <Route screens={firstScreens} otherwise={<LaterRoutes />} />
    </Shell>
  );
}

/**
 * The routes that are not in the first load; the screen before stays until they are there. It has no state of its own:
 * with some after `use`, React falls now and then over an update that comes while it waits (its error 467).
 */
function LaterRoutes() {
  const screens = laterScreens() ?? use(loadLaterScreens());
  return <Route screens={screens} otherwise={<NoScreen />} />;
}

function NoScreen() {
  const { pathname, search } = useLocation();
  const [, to] = Object.entries(moved).find(([path]) => matchPath(path, pathname)) ?? [];
  if (to) return <Navigate to={to + search} replace />;
  return <Gate key="*" screen={notFound} Page={NotFoundPage} />;
}

/** The screen of these that stands at the address. */
function Route({ screens, otherwise }: { screens: readonly Screen[]; otherwise: ReactNode }) {
  const found = bestMatch(screens, useLocation().pathname);
  const [first] = useState(firstPage);
  if (!found) return otherwise;
  const { entry, params } = found;
  return (
    <ParamsContext value={params}>
      {/* keyed, so that the state of a gate is never used for another screen */}
      <Gate key={entry.path} screen={entry} Page={first?.screen === entry ? first.Page : pageOf(entry)} />
    </ParamsContext>
  );
}

/** Each made once: another one would be another component, and the screen begin anew. */
const pages = new Map<Screen, ComponentType>();

function pageOf(screen: Screen) {
  const page = pages.get(screen) ?? lazyPage(screen.lazy);
  pages.set(screen, page);
  return page;
}
