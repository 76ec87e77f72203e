import type { Screen } from './screen.ts';

/** The screens of a provider's reviews and metrics. */
export const providerActivityScreens: readonly Screen[] = [
  {
    path: '/provider/reviews',
    title: 'Mis Reseñas',
    who: 'provider',
    precached: true,
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/OwnReviewsPage.tsx')).OwnReviewsPage,
    }),
  },
  {
    path: '/provider/:id/reviews',
    title: 'Reseñas',
    who: 'anyone',
    precached: true,
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/ProviderReviewsPage.tsx')).ProviderReviewsPage,
    }),
  },
  {
    path: '/provider/:id/reviews/current',
    title: 'Reseñas de los últimos 6 meses',
    who: 'anyone',
    precached: true,
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/SpanPages.tsx')).CurrentReviewsPage,
    }),
  },
  {
    path: '/provider/:id/reviews/historical',
    title: 'Reseñas anteriores',
    who: 'anyone',
    precached: true,
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/SpanPages.tsx')).HistoricalReviewsPage,
    }),
  },
  {
    path: '/metrics',
    title: 'Métricas',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/metrics/MetricsPage.tsx')).MetricsPage }),
  },
];
