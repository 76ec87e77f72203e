import type { Screen } from './screen.ts';

/** The screens of a client's own account, of every account's settings, and of pedidos. */
export const accountScreens: readonly Screen[] = [
  {
    path: '/user-profile',
    title: 'Mi Perfil',
    who: 'client',
    lazy: async () => ({ Component: (await import('../../features/profile/UserProfilePage.tsx')).UserProfilePage }),
  },
  {
    path: '/user-settings',
    title: 'Configuración de Cuenta',
    who: 'client',
    lazy: async () => ({ Component: (await import('../../features/profile/UserSettingsPage.tsx')).UserSettingsPage }),
  },
  {
    path: '/change-email',
    title: 'Cambiar email',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../../features/accounts/email-change/ChangeEmailPage.tsx')).ChangeEmailPage,
    }),
  },
  {
    path: '/confirm-email',
    title: 'Confirmar email nuevo',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/email-change/ConfirmEmailPage.tsx')).ConfirmEmailPage,
    }),
  },
  {
    path: '/stop-email',
    title: 'Cancelar el cambio de email',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/email-change/StopEmailPage.tsx')).StopEmailPage,
    }),
  },
  {
    path: '/change-password',
    title: 'Cambiar contraseña',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../../features/profile/ChangePasswordPage.tsx')).ChangePasswordPage,
    }),
  },
  {
    path: '/two-factor',
    title: 'Verificación en dos pasos',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../../features/accounts/two-factor/TwoFactorPage.tsx')).TwoFactorPage,
    }),
  },
  {
    path: '/busquedas-guardadas',
    title: 'Búsquedas guardadas',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../../features/saved-searches/SavedSearchesPage.tsx')).SavedSearchesPage,
    }),
  },
  {
    path: '/citas',
    title: 'Mis citas',
    who: 'account',
    lazy: async () => ({ Component: (await import('../../features/quotes/cita/CitasPage.tsx')).CitasPage }),
  },
  {
    path: '/pedir',
    title: 'Pedir a varios',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/inquiries/ask/AskPage.tsx')).AskPage }),
  },
  {
    path: '/mis-pedidos',
    title: 'Mis pedidos',
    who: 'account',
    lazy: async () => ({ Component: (await import('../../features/inquiries/OwnInquiriesPage.tsx')).OwnInquiriesPage }),
  },
  {
    path: '/mis-pedidos/:inquiryId',
    title: 'Tu pedido',
    who: 'account',
    lazy: async () => ({ Component: (await import('../../features/inquiries/OwnInquiryPage.tsx')).OwnInquiryPage }),
  },
  {
    path: '/pedido/:token',
    title: 'Pedido',
    who: 'anyone',
    // the head names no token
    canonical: '/pedido',
    lazy: async () => ({
      Component: (await import('../../features/inquiries/SharedInquiryPage.tsx')).SharedInquiryPage,
    }),
  },
];
