import { asksForProvider } from '../../lib/navigation/as-provider.ts';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import type { Screen } from './screen.ts';

/** The screens of signing in, of registering, and of the links in their emails. */
export const signInScreens: readonly Screen[] = [
  {
    path: '/login',
    title: 'Iniciar sesión',
    who: 'guest',
    alsoFor: (url, userType) => userType === 'user' && asksForProvider(url.search),
    lazy: async () => ({ Component: (await import('../../features/accounts/sign-in/LoginPage.tsx')).LoginPage }),
  },
  {
    path: '/register',
    title: 'Registrarse como Cliente',
    who: 'guest',
    needsNone: true,
    sendOn: ({ searchParams: given, search }) =>
      given.get('type') === 'provider' ? entryPath('provider', { pathname: entryPath('register'), search }) : null,
    lazy: async () => ({
      Component: (await import('../../features/accounts/registration/RegisterClientPage.tsx')).RegisterClientPage,
    }),
  },
  {
    path: '/register-provider',
    title: 'Registrarse como Proveedor',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/registration/RegisterProviderPage.tsx')).RegisterProviderPage,
    }),
  },
  {
    path: '/forgot-password',
    title: 'Recuperar contraseña',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/password-reset/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    title: 'Restablecer contraseña',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/password-reset/ResetPasswordPage.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '/reset-password/:token',
    title: 'Restablecer contraseña',
    who: 'anyone',
    needsNone: true,
    canonical: '/reset-password',
    lazy: async () => ({
      Component: (await import('../../features/accounts/password-reset/ResetPasswordPage.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '/verify-email',
    title: 'Verificar email',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/email-verification/VerifyEmailPage.tsx')).VerifyEmailPage,
    }),
  },
  {
    path: '/deleted-account',
    title: 'Cuenta eliminada',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/deletion/DeletedAccountPage.tsx')).DeletedAccountPage,
    }),
  },
  {
    path: '/recover-account',
    title: 'Recuperar mi cuenta',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/deletion/RecoverAccountPage.tsx')).RecoverAccountPage,
    }),
  },
  {
    path: '/auth/success',
    title: 'Autenticación',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/social-sign-in/AuthSuccessPage.tsx')).AuthSuccessPage,
    }),
  },
  {
    path: '/auth/error',
    title: 'Error en la autenticación',
    who: 'anyone',
    needsNone: true,
    lazy: async () => ({
      Component: (await import('../../features/accounts/social-sign-in/AuthErrorPage.tsx')).AuthErrorPage,
    }),
  },
];
