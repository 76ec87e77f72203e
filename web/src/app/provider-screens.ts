import type { Screen } from './screen.ts';

/** A provider's profile, posts and promotions. */
export const providerScreens: readonly Screen[] = [
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
];
