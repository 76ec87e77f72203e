import { partsWait } from '../../lib/session/wanted.ts';
import type { LoadedScreen, Screen } from './screen.ts';

type Listing = typeof import('../../features/services/listing/ListingPage.tsx');

async function list(loading: Promise<Listing>): Promise<LoadedScreen> {
  const { ListingPage, readListingAhead, loadListingParts } = await loading;
  return { Component: ListingPage, readAhead: readListingAhead, loadParts: loadListingParts };
}

/** One of its parts: the build makes one file of them (build/chunks.ts). Who saves data gets it with the first touch. */
const fetchListParts = async () => partsWait() || import('../../features/services/listing/ListingFoot.tsx');

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
    lazy: () => list(import('../../features/services/listing/ListingPage.tsx')),
    fetchParts: fetchListParts,
  }),
);

/** The screens of looking for a service: lists, one service, and its reviews. */
export const serviceScreens: readonly Screen[] = [
  ...lists,
  {
    path: '/servicios/:id',
    title: 'Servicio',
    who: 'anyone',
    lazy: async () => {
      const loaded = await import('../../features/services/detail/DetailPage.tsx');
      return { Component: loaded.DetailPage, loadParts: loaded.loadDetailParts };
    },
    fetchParts: () => import('../../features/services/detail/DetailBody.tsx'),
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
