import type { Screen } from './screen.ts';

const resultPage: Screen['lazy'] = async () => ({
  Component: (await import('../../features/subscriptions/SubscriptionSuccessPage.tsx')).SubscriptionSuccessPage,
});

/** The screens of the plan, its payment and the payment's result. */
export const subscriptionScreens: readonly Screen[] = [
  {
    path: '/subscription-plans',
    title: 'Plan Premium',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/subscriptions/SubscriptionPlansPage.tsx')).SubscriptionPlansPage,
    }),
  },
  {
    path: '/subscription-confirmation',
    title: 'Resumen de tu suscripción',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/subscriptions/SubscriptionConfirmationPage.tsx'))
        .SubscriptionConfirmationPage,
    }),
  },
  {
    path: '/subscription',
    title: 'Mi suscripción',
    who: 'provider',
    ask: 'Debes estar logueado como proveedor',
    lazy: async () => ({
      Component: (await import('../../features/subscriptions/SubscriptionPage.tsx')).SubscriptionPage,
    }),
  },
  {
    path: '/subscription/recibos/:number',
    title: 'Recibo',
    who: 'account',
    lazy: async () => ({
      Component: (await import('../../features/subscriptions/receipts/ReceiptPage.tsx')).ReceiptPage,
    }),
  },
  {
    path: '/subscription-success',
    title: 'Resultado del pago',
    who: 'anyone',
    canonical: '/subscription-success',
    lazy: resultPage,
  },
  {
    path: '/subscription/success',
    title: 'Resultado del pago',
    who: 'anyone',
    canonical: '/subscription-success',
    lazy: resultPage,
  },
  {
    path: '/test-subscription',
    title: 'Suscripción de prueba',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import('../../features/subscriptions/simulation/TestSubscriptionPage.tsx'))
        .TestSubscriptionPage,
    }),
  },
];
