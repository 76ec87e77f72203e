/** S1 §3: labels of the visibility level; it ranks nothing (decisions, search). */
export const tierLabels = { basic: 'Económico', estandar: 'Estándar', premium: 'Premium' } as const;

export const serviceTypeLabels = { presencial: 'Presencial', remoto: 'Remoto', both: 'Presencial y remoto' } as const;

export const anonymousName = 'Usuario anónimo';

/** S2 §9: what a report may be about, in the words of its form. */
export const reportTypeLabels = {
  bug: 'Algo no funciona',
  feature: 'Una idea o mejora',
  security: 'Seguridad',
  payment: 'Pagos y suscripción',
  account: 'Mi cuenta',
  other: 'Otro',
} as const;
