import { moved } from '@tero/shared/rules/site/moved';
import { useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { firstPage } from './screens/first-page.ts';
import { Gate } from './screens/Gate.tsx';
import { lazyPage } from './screens/lazy-page.ts';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { Shell } from './shell/Shell.tsx';

const notFound: Pick<Screen, 'title' | 'who'> = { title: 'Página no encontrada', who: 'anyone' };

const pages = screens.map((screen) => ({ screen, Page: lazyPage(screen.lazy) }));

export function AppRoutes() {
  const [first] = useState(firstPage);
  return (
    <Routes>
      <Route element={<Shell />}>
        {pages.map(({ screen, Page }) => (
          // keyed, so that the state of a gate is never used for another screen
          <Route
            key={screen.path}
            path={screen.path}
            element={<Gate key={screen.path} screen={screen} Page={first?.screen === screen ? first.Page : Page} />}
          />
        ))}
        {Object.entries(moved).map(([path, target]) => (
          <Route key={path} path={path} element={<SendOn to={target} />} />
        ))}
        <Route path="*" element={<Gate key="*" screen={notFound} Page={NotFoundPage} />} />
      </Route>
    </Routes>
  );
}

function SendOn({ to }: { to: string }) {
  return <Navigate to={to + useLocation().search} replace />;
}
