/** Labels of a service's level; it ranks nothing (rule SRCH-19). */
export const tierLabels = { basic: 'Económico', estandar: 'Estándar', premium: 'Premium' } as const;

/**
 * Tells whether the provider chose a level. The form starts at the lowest level, so that level says nothing (rule
 * SRCH-19).
 */
export const isTierChosen = (tier: keyof typeof tierLabels) => tier !== 'basic';

/** The meaning of each level. The provider chooses it, and it does not affect the order (rule SRCH-19). */
export const tierHints = {
  basic: 'Lo necesario, al menor precio.',
  estandar: 'Lo habitual en su categoría.',
  premium: 'Con más dedicación o mejores materiales.',
} as const;

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
