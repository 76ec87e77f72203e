import type { ComponentType } from 'react';

/** `guest`: signed-in people are sent on. */
export type Visitor = 'anyone' | 'account' | 'client' | 'provider' | 'admin' | 'guest';

export interface Screen {
  path: string;
  /** before the page knows better ('Servicio' until its title is there) */
  title: string;
  who: Visitor;
  lazy: () => Promise<{ Component: ComponentType }>;
  /** the one address of screens that have several; otherwise their own */
  canonical?: string;
  /** another path, by the address asked for */
  sendOn?: (url: URL) => string | null;
}

/** Every screen. Static paths win over dynamic ones; parameters called `id` or `…Id` are numeric. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'Tero',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/home/HomePage.tsx')).HomePage }),
  },
  {
    path: '/login',
    title: 'Iniciar sesión',
    who: 'guest',
    lazy: async () => ({ Component: (await import('../features/accounts/LoginPage.tsx')).LoginPage }),
  },
  {
    path: '/register',
    title: 'Registrarse como Cliente',
    who: 'guest',
    sendOn: (url) => (url.searchParams.get('type') === 'provider' ? '/register-provider' : null),
    lazy: async () => ({ Component: (await import('../features/accounts/RegisterClientPage.tsx')).RegisterClientPage }),
  },
  {
    path: '/register-provider',
    title: 'Registrarse como Proveedor',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../features/accounts/RegisterProviderPage.tsx')).RegisterProviderPage,
    }),
  },
  {
    path: '/servicios',
    title: 'Servicios',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/services/ListingPage.tsx')).ListingPage }),
  },
  {
    path: '/servicios/categoria/:categoria',
    title: 'Servicios',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/services/ListingPage.tsx')).ListingPage }),
  },
  {
    path: '/servicios/:id',
    title: 'Servicio',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/services/DetailPage.tsx')).DetailPage }),
  },
  {
    path: '/servicios/:id/reviews',
    title: 'Reseñas',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/reviews/ServiceReviewsPage.tsx')).ServiceReviewsPage }),
  },
  {
    path: '/servicios/:id/review',
    title: 'Dejar una reseña',
    who: 'client',
    lazy: async () => ({ Component: (await import('../features/reviews/WriteReviewPage.tsx')).WriteReviewPage }),
  },
  {
    path: '/recientes',
    title: 'Últimos Servicios Publicados',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/services/RecentPage.tsx')).RecentPage }),
  },
  {
    path: '/favoritos',
    title: 'Mis Favoritos',
    who: 'account',
    lazy: async () => ({ Component: (await import('../features/favorites/FavoritesPage.tsx')).FavoritesPage }),
  },
  {
    path: '/historial',
    title: 'Mi Historial',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/history/HistoryPage.tsx')).HistoryPage }),
  },
  {
    path: '/provider-profile',
    title: 'Mi Perfil',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../features/providers/ProviderProfilePage.tsx')).ProviderProfilePage,
    }),
  },
  {
    path: '/provider-profile/:id',
    title: 'Perfil del proveedor',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../features/providers/ProviderProfilePage.tsx')).ProviderProfilePage,
    }),
  },
  {
    path: '/error',
    title: 'Error del servidor',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/errors/ServerErrorPage.tsx')).ServerErrorPage }),
  },
  {
    path: '/unauthorized',
    title: 'Acceso Denegado',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/errors/UnauthorizedPage.tsx')).UnauthorizedPage }),
  },
  {
    path: '/forbidden',
    title: 'Acceso denegado',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/errors/ForbiddenPage.tsx')).ForbiddenPage }),
  },
  {
    path: '/maintenance',
    title: 'Mantenimiento',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../features/errors/MaintenancePage.tsx')).MaintenancePage }),
  },
];
