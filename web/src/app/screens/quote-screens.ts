import type { Screen } from './screen.ts';

/**
 * The screens of quotes: a provider's screens with the pedidos that ask for quotes, and the screen that a link opens.
 */
export const quoteScreens: readonly Screen[] = [
  {
    path: '/provider/quotes',
    title: 'Mis presupuestos',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/quotes/OwnQuotesPage.tsx')).OwnQuotesPage }),
  },
  {
    path: '/provider/inquiries',
    title: 'Pedidos que recibí',
    who: 'provider',
    lazy: async () => ({
      Component: (await import('../../features/inquiries/ReceivedInquiriesPage.tsx')).ReceivedInquiriesPage,
    }),
  },
  {
    path: '/provider/create-quote',
    title: 'Nuevo presupuesto',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/quotes/CreateQuotePage.tsx')).CreateQuotePage }),
  },
  {
    path: '/provider/edit-quote/:quoteId',
    title: 'Editar presupuesto',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/quotes/EditQuotePage.tsx')).EditQuotePage }),
  },
  {
    path: '/presupuesto/:token',
    title: 'Presupuesto',
    who: 'anyone',
    // the head names no token
    canonical: '/presupuesto',
    lazy: async () => ({
      Component: (await import('../../features/quotes/shared/SharedQuotePage.tsx')).SharedQuotePage,
    }),
  },
];
