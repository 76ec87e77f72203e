/** S1 §3: labels of the visibility level; it ranks nothing (decisions, search). */
export const tierLabels = { basic: 'Económico', estandar: 'Estándar', premium: 'Premium' } as const;

export const serviceTypeLabels = { presencial: 'Presencial', remoto: 'Remoto', both: 'Presencial y remoto' } as const;

export const anonymousName = 'Usuario anónimo';
