import { cardOwner } from '@tero/shared/rules/site/card';
import { address } from '@tero/shared/rules/text/address';
import { loginAsProvider } from '../../lib/navigation/as-provider.ts';
import type { Screen } from './screen.ts';

const profile = async () => ({
  Component: (await import('../../features/providers/ProviderProfilePage.tsx')).ProviderProfilePage,
});

/** The screens of a provider's profile, posts and promotions. */
export const providerScreens: readonly Screen[] = [
  {
    path: '/provider-profile',
    title: 'Mi Perfil',
    who: 'account',
    lazy: profile,
  },
  {
    path: '/provider-profile/:id',
    title: 'Perfil del proveedor',
    who: 'anyone',
    lazy: profile,
  },
  {
    path: '/p/:card',
    title: 'Perfil del proveedor',
    who: 'anyone',
    canonical: ({ card = '' }) => address`/provider-profile/${cardOwner(card) ?? ''}`,
    lazy: profile,
  },
  {
    path: '/provider/card',
    title: 'Mi tarjeta',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/providers/card/CardPage.tsx')).CardPage }),
  },
  {
    path: '/provider-settings',
    title: 'Configuración',
    who: 'provider',
    lazy: async () => ({
      Component: (await import('../../features/providers/own/ProviderSettingsPage.tsx')).ProviderSettingsPage,
    }),
  },
  {
    path: '/edit-profile',
    title: 'Editar perfil',
    who: 'provider',
    otherKind: loginAsProvider('/edit-profile'),
    lazy: async () => ({
      Component: (await import('../../features/providers/own/EditProfilePage.tsx')).EditProfilePage,
    }),
  },
  {
    path: '/provider/pause',
    title: 'Pausa',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/pauses/PausePage.tsx')).PausePage }),
  },
  {
    path: '/provider/going',
    title: 'Avisar adónde voy',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/safety/GoingPage.tsx')).GoingPage }),
  },
  {
    path: '/provider/blocked',
    title: 'Personas que bloqueaste',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/safety/BlockedPage.tsx')).BlockedPage }),
  },
  {
    path: '/create-post',
    title: 'Nueva publicación',
    who: 'provider',
    ask: 'Debes iniciar sesión como proveedor para crear publicaciones',
    lazy: async () => ({ Component: (await import('../../features/posts/CreatePostPage.tsx')).CreatePostPage }),
  },
  {
    path: '/edit-post/:postId',
    title: 'Editar publicación',
    who: 'provider',
    ask: 'Debes iniciar sesión como proveedor para editar publicaciones',
    lazy: async () => ({ Component: (await import('../../features/posts/EditPostPage.tsx')).EditPostPage }),
  },
  {
    path: '/publicacion/post/:id',
    title: 'Publicación',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/posts/PostPage.tsx')).PostPage }),
  },
  {
    path: '/publicacion/:postId',
    title: 'Publicación',
    who: 'anyone',
    canonical: ({ postId }) => address`/publicacion/post/${postId ?? ''}`,
    lazy: async () => ({ Component: (await import('../../features/posts/PostPage.tsx')).PostPage }),
  },
  {
    path: '/provider/create-offer',
    title: 'Crear Nueva Promoción',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/offers/CreateOfferPage.tsx')).CreateOfferPage }),
  },
  {
    path: '/provider/edit-offer/:offerId',
    title: 'Editar promoción',
    who: 'provider',
    lazy: async () => ({ Component: (await import('../../features/offers/EditOfferPage.tsx')).EditOfferPage }),
  },
];
