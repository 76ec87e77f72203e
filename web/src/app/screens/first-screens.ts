import { partsWait } from '../../lib/session/wanted.ts';
import type { Screen } from './screen.ts';
import { serviceScreens } from './service-screens.ts';

/** The screens that most first visits begin with: their table is in the first load (docs/decisions/build-and-budget.md). */
export const firstScreens: readonly Screen[] = [
  {
    path: '/',
    title: 'Servicios cerca tuyo en Uruguay',
    who: 'anyone',
    lazy: async () => {
      const loaded = await import('../../features/home/HomePage.tsx');
      return { Component: loaded.HomePage, loadParts: loaded.loadHomeParts };
    },
    // who saves data gets it with the first touch
    fetchParts: async () => partsWait() || import('../../features/home/HomeRest.tsx'),
  },
  ...serviceScreens,
  {
    path: '/provider-profile/:id',
    title: 'Perfil del proveedor',
    who: 'anyone',
    lazy: async () => {
      const loaded = await import('../../features/providers/ProviderProfilePage.tsx');
      return { Component: loaded.ProviderProfilePage, loadParts: loaded.loadProfileParts };
    },
  },
];
