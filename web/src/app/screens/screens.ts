import { adminScreens } from './admin-screens.ts';
import { infoScreens } from './info-screens.ts';
import { notificationScreens } from './notification-screens.ts';
import { providerActivityScreens } from './provider-activity-screens.ts';
import { providerScreens } from './provider-screens.ts';
import { publishScreens } from './publishing-screens.ts';
import type { Screen } from './screen.ts';
import { subscriptionScreens } from './subscription-screens.ts';

/** Every screen. Static paths win over dynamic ones; parameters named `id` or `…Id` are numeric. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'Tero',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/home/HomePage.tsx')).HomePage }),
  },
  {
    path: '/login',
    title: 'Iniciar sesión',
    who: 'guest',
    lazy: async () => ({ Component: (await import('../../features/accounts/sign-in/LoginPage.tsx')).LoginPage }),
  },
  {
    path: '/register',
    title: 'Registrarse como Cliente',
    who: 'guest',
    sendOn: (url) => (url.searchParams.get('type') === 'provider' ? '/register-provider' : null),
    lazy: async () => ({
      Component: (await import('../../features/accounts/registration/RegisterClientPage.tsx')).RegisterClientPage,
    }),
  },
  {
    path: '/register-provider',
    title: 'Registrarse como Proveedor',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/accounts/registration/RegisterProviderPage.tsx')).RegisterProviderPage,
    }),
  },
  {
    path: '/forgot-password',
    title: 'Recuperar contraseña',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/accounts/password-reset/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    title: 'Restablecer contraseña',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/accounts/password-reset/ResetPasswordPage.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '/reset-password/:token',
    title: 'Restablecer contraseña',
    who: 'anyone',
    canonical: '/reset-password',
    lazy: async () => ({
      Component: (await import('../../features/accounts/password-reset/ResetPasswordPage.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '/verify-email',
    title: 'Verificar email',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/accounts/email-verification/VerifyEmailPage.tsx')).VerifyEmailPage,
    }),
  },
  {
    path: '/auth/success',
    title: 'Autenticación',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/accounts/social-sign-in/AuthSuccessPage.tsx')).AuthSuccessPage,
    }),
  },
  {
    path: '/auth/error',
    title: 'Error en la autenticación',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/accounts/social-sign-in/AuthErrorPage.tsx')).AuthErrorPage,
    }),
  },
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
    path: '/change-password',
    title: 'Cambiar contraseña',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../../features/profile/ChangePasswordPage.tsx')).ChangePasswordPage,
    }),
  },
  {
    path: '/servicios',
    title: 'Servicios',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/services/listing/ListingPage.tsx')).ListingPage }),
  },
  {
    path: '/servicios/categoria/:categoria',
    title: 'Servicios',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/services/listing/ListingPage.tsx')).ListingPage }),
  },
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
    path: '/servicios/:id/review',
    title: 'Dejar una reseña',
    who: 'client',
    ask: 'Debes iniciar sesión para dejar una reseña',
    lazy: async () => ({ Component: (await import('../../features/reviews/WriteReviewPage.tsx')).WriteReviewPage }),
  },
  {
    path: '/recientes',
    title: 'Últimos Servicios Publicados',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/services/listing/RecentPage.tsx')).RecentPage }),
  },
  {
    path: '/favoritos',
    title: 'Mis Favoritos',
    who: 'account',
    lazy: async () => ({ Component: (await import('../../features/favorites/FavoritesPage.tsx')).FavoritesPage }),
  },
  {
    path: '/historial',
    title: 'Mi Historial',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/history/HistoryPage.tsx')).HistoryPage }),
  },
  {
    path: '/pendientes',
    title: 'Pendientes',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/outbox/OutboxPage.tsx')).OutboxPage }),
  },
  ...publishScreens,
  ...providerScreens,
  ...providerActivityScreens,
  ...subscriptionScreens,
  ...notificationScreens,
  {
    path: '/contact',
    title: 'Contacto',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/support/ContactPage.tsx')).ContactPage }),
  },
  {
    path: '/contacto',
    title: 'Contacto',
    who: 'anyone',
    canonical: '/contact',
    lazy: async () => ({ Component: (await import('../../features/support/ContactPage.tsx')).ContactPage }),
  },
  {
    path: '/report',
    title: 'Reportar un problema',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/support/ReportPage.tsx')).ReportPage }),
  },
  ...infoScreens,
  ...adminScreens,
  {
    path: '/error',
    title: 'Error del servidor',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/ServerErrorPage.tsx')).ServerErrorPage }),
  },
  {
    path: '/unauthorized',
    title: 'Acceso Denegado',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/UnauthorizedPage.tsx')).UnauthorizedPage }),
  },
  {
    path: '/forbidden',
    title: 'Acceso denegado',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/ForbiddenPage.tsx')).ForbiddenPage }),
  },
  {
    path: '/maintenance',
    title: 'Mantenimiento',
    who: 'anyone',
    lazy: async () => ({ Component: (await import('../../features/errors/MaintenancePage.tsx')).MaintenancePage }),
  },
  ...debugScreens(),
];

/** Returns the debug screens; a production build holds their code only with DEBUG_PAGES=1 (rule NAV-8). */
function debugScreens(): Screen[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_DEBUG_PAGES !== '1') return [];
  return [
    {
      path: '/test-profile',
      title: 'Perfil de prueba',
      who: 'account',
      lazy: async () => ({ Component: (await import('../../features/profile/TestProfilePage.tsx')).TestProfilePage }),
    },
    {
      path: '/admin/debug',
      title: 'Depuración · Administración',
      who: 'admin',
      lazy: async () => ({ Component: (await import('../../features/admin/DebugPage.tsx')).DebugPage }),
    },
  ];
}
