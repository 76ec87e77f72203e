// The choices of services and lists. They are apart from the contract, so that the first list does not load its
// schemas.

export const priceTypes = ['fixed', 'range', 'other'] as const;
export const paymentTypes = ['por_hora', 'por_trabajo', 'a_convenir'] as const;
export const serviceTypes = ['presencial', 'remoto', 'both'] as const;
export const tiers = ['basic', 'estandar', 'premium'] as const;
export const sorts = ['ratingDesc', 'priceAsc', 'priceDesc', 'newest', 'relevance'] as const;
export type Sort = (typeof sorts)[number];
