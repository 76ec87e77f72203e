import { matchRoutes, type Params } from 'react-router-dom';
import { accountScreens } from './account-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { errorScreens } from './error-screens.ts';
import { infoScreens } from './info-screens.ts';
import { notificationScreens } from './notification-screens.ts';
import { providerActivityScreens } from './provider-activity-screens.ts';
import { providerScreens } from './provider-screens.ts';
import { publishScreens } from './publishing-screens.ts';
import { quoteScreens } from './quote-screens.ts';
import type { Screen } from './screen.ts';
import { serviceScreens } from './service-screens.ts';
import { signInScreens } from './sign-in-screens.ts';
import { subscriptionScreens } from './subscription-screens.ts';

/** All screens. Static paths take precedence over dynamic paths; parameters named `id` or `…Id` are numeric. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'Servicios cerca de vos en Uruguay',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/home/HomePage.tsx')).HomePage }),
  },
  ...serviceScreens,
  ...signInScreens,
  ...accountScreens,
  {
    path: '/favoritos',
    title: 'Mis Favoritos',
    who: 'account',
    lazy: async () => ({ Component: (await import('../../features/favorites/FavoritesPage.tsx')).FavoritesPage }),
  },
  {
    path: '/comparar',
    title: 'Comparar servicios',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/compare/ComparePage.tsx')).ComparePage }),
  },
  {
    path: '/historial',
    title: 'Mi Historial',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/history/HistoryPage.tsx')).HistoryPage }),
  },
  {
    path: '/pendientes',
    title: 'Pendientes',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/outbox/OutboxPage.tsx')).OutboxPage }),
  },
  ...publishScreens,
  ...providerScreens,
  ...providerActivityScreens,
  ...quoteScreens,
  ...subscriptionScreens,
  ...notificationScreens,
  {
    path: '/contact',
    title: 'Contacto',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/support/ContactPage.tsx')).ContactPage }),
  },
  {
    path: '/contacto',
    title: 'Contacto',
    who: 'anyone',
    canonical: '/contact',
    lazy: async () => ({ Component: (await import('../../features/support/ContactPage.tsx')).ContactPage }),
  },
  {
    path: '/report',
    title: 'Reportar un problema',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/support/ReportPage.tsx')).ReportPage }),
  },
  ...infoScreens,
  ...adminScreens,
  ...errorScreens,
  ...debugScreens(),
];

/** Returns the screen that the router chooses for a path, with the path's parameters; null when there is none. */
export function findScreen(pathname: string): { entry: Screen; params: Params } | null {
  const routes = screens.map((entry) => ({ path: entry.path, entry }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match ? { entry: match.route.entry, params: match.params } : null;
}

/** Returns the debug screens; a production build holds their code only with DEBUG_PAGES=1 (rule NAV-8). */
function debugScreens(): Screen[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_DEBUG_PAGES !== '1') return [];
  return [
    {
      path: '/test-profile',
      title: 'Perfil de prueba',
      who: 'account',
      lazy: async () => ({ Component: (await import('../../features/profile/TestProfilePage.tsx')).TestProfilePage }),
    },
    {
      path: '/admin/debug',
      title: 'Depuración · Administración',
      who: 'admin',
      lazy: async () => ({ Component: (await import('../../features/admin/DebugPage.tsx')).DebugPage }),
    },
  ];
}
