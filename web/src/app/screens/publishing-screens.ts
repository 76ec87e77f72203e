import type { Screen } from './screen.ts';

/** The screens on which providers publish services. */
export const publishScreens: readonly Screen[] = [
  {
    path: '/create_service',
    title: 'Crear Nuevo Servicio',
    who: 'provider',
    lazy: async () => ({
      Component: (await import('../../features/services/publish/CreateServicePage.tsx')).CreateServicePage,
    }),
  },
  {
    // open to administrators who are not providers; the page itself redirects other clients
    path: '/edit-service/:serviceId',
    title: 'Editar Servicio',
    who: 'account',
    lingers: true,
    lazy: async () => ({
      Component: (await import('../../features/services/publish/EditServicePage.tsx')).EditServicePage,
    }),
  },
  {
    path: '/servicios/:id/review',
    title: 'Dejar una reseña',
    who: 'client',
    ask: 'Debes iniciar sesión para dejar una reseña',
    refusal: 'Las reseñas las escriben los clientes, y tu cuenta es de proveedor.',
    lazy: async () => ({ Component: (await import('../../features/reviews/WriteReviewPage.tsx')).WriteReviewPage }),
  },
];
