/** Labels of the visibility level; it ranks nothing (rule SRCH-19). */
export const tierLabels = { basic: 'Económico', estandar: 'Estándar', premium: 'Premium' } as const;

export const serviceTypeLabels = { presencial: 'Presencial', remoto: 'Remoto', both: 'Presencial y remoto' } as const;

export const anonymousName = 'Usuario anónimo';

/** Labels of the types of a report, in the words of its form (rule SUPP-5). */
export const reportTypeLabels = {
  bug: 'Algo no funciona',
  feature: 'Una idea o mejora',
  security: 'Seguridad',
  payment: 'Pagos y suscripción',
  account: 'Mi cuenta',
  other: 'Otro',
} as const;
