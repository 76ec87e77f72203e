import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { NotFoundPage } from '../features/errors/NotFoundPage.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { Gate } from './Gate.tsx';
import { PageFallback } from './PageFallback.tsx';
import { Shell } from './Shell.tsx';
import { type Screen, screens } from './screens.ts';

/** Addresses that only send on. */
const redirects: Record<string, string> = { '/services': '/servicios' };

function screenRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    element: <Gate screen={screen} />,
    HydrateFallback: PageFallback,
    children: [{ index: true, lazy: screen.lazy, ...(screen.sendOn && { loader: sendOn(screen.sendOn) }) }],
  };
}

function sendOn(target: (url: URL) => string | null) {
  return ({ request }: LoaderFunctionArgs) => {
    const path = target(new URL(request.url));
    return path ? redirect(path) : null;
  };
}

const notFound: Screen = {
  path: '*',
  title: 'Página no encontrada',
  who: 'anyone',
  lazy: async () => ({ Component: NotFoundPage }),
};

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <CrashScreen />,
    children: [
      {
        errorElement: <CrashScreen />,
        children: [
          ...screens.map(screenRoute),
          ...Object.entries(redirects).map(([path, target]) => ({
            path,
            loader: ({ request }: LoaderFunctionArgs) => redirect(target + new URL(request.url).search),
          })),
          { path: '*', element: <Gate screen={notFound} />, children: [{ path: '*', element: <NotFoundPage /> }] },
        ],
      },
    ],
  },
];
