import type { Screen } from './screen.ts';

/** The screens of notifications and their settings. */
export const notificationScreens: readonly Screen[] = [
  {
    path: '/avisos',
    title: 'Avisos',
    who: 'account',
    lazy: async () => ({ Component: (await import('../../features/notifications/NoticesPage.tsx')).NoticesPage }),
  },
  {
    path: '/notification-settings',
    title: 'Configuración de Notificaciones',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../../features/notifications/settings/NotificationSettingsPage.tsx'))
        .NotificationSettingsPage,
    }),
  },
  {
    path: '/mis-mensajes',
    title: 'Mis mensajes',
    who: 'account',
    lazy: async () => ({ Component: (await import('../../features/support/OwnMessagesPage.tsx')).OwnMessagesPage }),
  },
  {
    path: '/moderacion',
    title: 'Decisiones del equipo',
    // a suspended account has no session and opens this screen from an email
    who: 'anyone',
    needsNone: true,
    canonical: '/moderacion',
    lazy: async () => ({ Component: (await import('../../features/moderation/ModerationPage.tsx')).ModerationPage }),
  },
  {
    path: '/unsubscribe/:token',
    title: 'Dejar de recibir emails',
    who: 'anyone',
    needsNone: true,
    canonical: '/unsubscribe',
    lazy: async () => ({
      Component: (await import('../../features/notifications/settings/UnsubscribePage.tsx')).UnsubscribePage,
    }),
  },
];
