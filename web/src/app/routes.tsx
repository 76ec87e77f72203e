import { moved } from '@tero/shared/rules/site/moved';
import { type ComponentType, useState } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { firstPage } from './first-view/first-page.ts';
import { Gate } from './screens/Gate.tsx';
import { lazyPage } from './screens/lazy-page.ts';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { Shell } from './shell/Shell.tsx';

const notFound: Pick<Screen, 'title' | 'who'> = { title: 'Página no encontrada', who: 'anyone' };

export function AppRoutes() {
  return (
    <Shell>
      <ScreenRoutes />
    </Shell>
  );
}

function ScreenRoutes() {
  const [first] = useState(firstPage);
  return useRoutes([
    ...screens.map((screen) => ({
      path: screen.path,
      // keyed, so that screens do not share a gate's state
      element: <Gate key={screen.path} screen={screen} Page={first?.screen === screen ? first.Page : pageOf(screen)} />,
    })),
    ...Object.entries(moved).map(([path, to]) => ({ path, element: <SendOn to={to} /> })),
    { path: '*', element: <Gate key="*" screen={notFound} Page={NotFoundPage} /> },
  ]);
}

/** The pages by screen. Each is created only once, because React would remount the screen for a new component. */
const pages = new Map<Screen, ComponentType>();

function pageOf(screen: Screen) {
  const page = pages.get(screen) ?? lazyPage(screen);
  pages.set(screen, page);
  return page;
}

function SendOn({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}
