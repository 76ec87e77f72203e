import { moved } from '@tero/shared/rules/site/moved';
import { type ComponentType, use, useState } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { firstPage } from './first-view/first-page.ts';
import { firstScreens } from './screens/first-screens.ts';
import { Gate, NotFound } from './screens/Gate.tsx';
import { lazyPage } from './screens/lazy-page.ts';
import type { Screen } from './screens/screen.ts';
import { laterScreens, loadLaterScreens } from './screens/table.ts';
import { Shell } from './shell/Shell.tsx';

const notFound: Pick<Screen, 'title' | 'who'> = { title: 'Página no encontrada', who: 'anyone' };

export function AppRoutes() {
  return (
    <Shell>
      <FirstRoutes />
    </Shell>
  );
}

function FirstRoutes() {
  return useRoutes([...useRoutesOf(firstScreens), { path: '*', element: <LaterRoutes /> }]);
}

/**
 * The routes that are not in the first load; the screen before stays until they are there. It has no state of its own:
 * with some after `use`, React falls now and then over an update that comes while it waits (its error 467).
 */
function LaterRoutes() {
  return <RoutesOf screens={laterScreens() ?? use(loadLaterScreens())} />;
}

function RoutesOf({ screens }: { screens: readonly Screen[] }) {
  return useRoutes([
    ...useRoutesOf(screens),
    ...Object.entries(moved).map(([path, to]) => ({ path, element: <SendOn to={to} /> })),
    { path: '*', element: <Gate key="*" screen={notFound} Page={NotFound} /> },
  ]);
}

/** Each made once: another one would be another component, and the screen begin anew. */
const pages = new Map<Screen, ComponentType>();

function pageOf(screen: Screen) {
  const page = pages.get(screen) ?? lazyPage(screen);
  pages.set(screen, page);
  return page;
}

function useRoutesOf(screens: readonly Screen[]): RouteObject[] {
  const [first] = useState(firstPage);
  return screens.map((screen) => ({
    path: screen.path,
    // keyed, so that the state of a gate is never used for another screen
    element: <Gate key={screen.path} screen={screen} Page={first?.screen === screen ? first.Page : pageOf(screen)} />,
  }));
}

function SendOn({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}
