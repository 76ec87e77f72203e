import { moved } from '@tero/shared/rules/site/moved';
import { type ComponentType, use, useMemo, useState } from 'react';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { useLocation } from '../ui/router/context.ts';
import { Navigate, type Route, Routes } from '../ui/router/Router.tsx';
import { firstPage } from './first-view/first-page.ts';
import { firstScreens } from './screens/first-screens.ts';
import { Gate } from './screens/Gate.tsx';
import { lazyPage } from './screens/lazy-page.ts';
import type { Screen } from './screens/screen.ts';
import { laterScreens, loadLaterScreens } from './screens/table.ts';
import { Shell } from './shell/Shell.tsx';

const notFound: Pick<Screen, 'title' | 'who'> = { title: 'Página no encontrada', who: 'anyone' };

export function AppRoutes() {
  const routes = useRoutes(firstScreens);
  return (
    <Shell>
      <Routes routes={routes} other={<LaterRoutes />} />
    </Shell>
  );
}

/** The routes that are not in the first load; the screen before stays until they are there. */
function LaterRoutes() {
  const screens = laterScreens() ?? use(loadLaterScreens());
  const routes = useRoutes(screens);
  const sent = Object.entries(moved).map(([path, to]) => ({ path, element: <SendOn to={to} /> }));
  return <Routes routes={[...routes, ...sent]} other={<Gate key="*" screen={notFound} Page={NotFoundPage} />} />;
}

/** Each made once: another one would be another component, and the screen begin anew. */
const pages = new Map<Screen, ComponentType>();

function pageOf(screen: Screen) {
  const page = pages.get(screen) ?? lazyPage(screen.lazy);
  pages.set(screen, page);
  return page;
}

function useRoutes(screens: readonly Screen[]): readonly Route[] {
  const [first] = useState(firstPage);
  return useMemo(
    () =>
      screens.map((screen) => ({
        path: screen.path,
        // keyed, so that the state of a gate is never used for another screen
        element: (
          <Gate key={screen.path} screen={screen} Page={first?.screen === screen ? first.Page : pageOf(screen)} />
        ),
      })),
    [screens, first],
  );
}

function SendOn({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}
