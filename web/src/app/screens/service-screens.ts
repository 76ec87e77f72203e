import type { Screen } from './screen.ts';

const lists = [
  '/servicios',
  '/servicios/categoria/:categoria',
  '/servicios/categoria/:categoria/:departamento',
  '/servicios/categoria/:categoria/:departamento/:barrio',
].map(
  (path): Screen => ({
    path,
    title: 'Servicios',
    who: 'anyone',
    lazy: async () => {
      const { ListingPage, readListingAhead } = await import('../../features/services/listing/ListingPage.tsx');
      return { Component: ListingPage, readAhead: readListingAhead };
    },
  }),
);

/** The screens for finding a service: lists, one service, and its reviews. */
export const serviceScreens: readonly Screen[] = [
  ...lists,
  {
    path: '/servicios/:id',
    title: 'Servicio',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/services/detail/DetailPage.tsx')).DetailPage }),
  },
  {
    path: '/servicios/:id/reviews',
    title: 'Reseñas',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/reviews/ServiceReviewsPage.tsx')).ServiceReviewsPage,
    }),
  },
  {
    path: '/recientes',
    title: 'Últimos Servicios Publicados',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/services/listing/RecentPage.tsx')).RecentPage }),
  },
];
