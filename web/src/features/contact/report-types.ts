import type { reportTypes } from '@tero/shared/contract/contact';

export const reportTypeLabels: Record<(typeof reportTypes)[number], string> = {
  bug: 'Algo no funciona',
  feature: 'Una idea o mejora',
  security: 'Seguridad',
  payment: 'Pagos y suscripción',
  account: 'Mi cuenta',
  other: 'Otro',
};
