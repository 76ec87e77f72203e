import type { Screen } from './screen.ts';

/** The screens that say what went wrong. */
export const errorScreens: readonly Screen[] = [
  {
    path: '/error',
    title: 'Error del servidor',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/ServerErrorPage.tsx')).ServerErrorPage }),
  },
  {
    path: '/unauthorized',
    title: 'Acceso Denegado',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/UnauthorizedPage.tsx')).UnauthorizedPage }),
  },
  {
    path: '/forbidden',
    title: 'Acceso denegado',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/ForbiddenPage.tsx')).ForbiddenPage }),
  },
  {
    path: '/maintenance',
    title: 'Mantenimiento',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/MaintenancePage.tsx')).MaintenancePage }),
  },
];
