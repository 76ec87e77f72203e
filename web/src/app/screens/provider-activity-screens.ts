import type { Screen } from './screen.ts';

/** The screens of a provider's reviews, metrics and invitations. */
export const providerActivityScreens: readonly Screen[] = [
  {
    path: '/provider/reviews',
    title: 'Mis Reseñas',
    who: 'provider',
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/OwnReviewsPage.tsx')).OwnReviewsPage,
    }),
  },
  {
    path: '/provider/ask-review',
    title: 'Pedir reseñas',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/reviews/ask/AskReviewPage.tsx')).AskReviewPage }),
  },
  {
    path: '/r/:serviceId',
    title: 'Contá cómo te fue',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/reviews/ask/AskedPage.tsx')).AskedPage }),
  },
  {
    path: '/r/p/:providerId',
    title: 'Contá cómo te fue',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/reviews/ask/AskedProfilePage.tsx')).AskedProfilePage,
    }),
  },
  {
    path: '/provider/:id/reviews',
    title: 'Reseñas',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/ProviderReviewsPage.tsx')).ProviderReviewsPage,
    }),
  },
  {
    path: '/provider/:id/reviews/current',
    title: 'Reseñas de los últimos 6 meses',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/SpanPages.tsx')).CurrentReviewsPage,
    }),
  },
  {
    path: '/provider/:id/reviews/historical',
    title: 'Reseñas anteriores',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/reviews/provider/SpanPages.tsx')).HistoricalReviewsPage,
    }),
  },
  {
    path: '/provider/invite',
    title: 'Invitar a un colega',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/invites/InvitePage.tsx')).InvitePage }),
  },
  {
    path: '/invitacion/:code',
    title: 'Te invitaron a Tero',
    who: 'anyone',
    // the head names no code
    canonical: '/invitacion',
    lazy: async () => ({ Component: (await import('../../features/invites/InvitationPage.tsx')).InvitationPage }),
  },
  {
    path: '/metrics',
    title: 'Métricas',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/metrics/MetricsPage.tsx')).MetricsPage }),
  },
];
