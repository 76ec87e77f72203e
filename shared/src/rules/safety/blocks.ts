/**
 * The places where a provider meets a person to block: the list of people who saw the phone, a pedido, or a review
 * (rule TRUST-80).
 */
export const blockOrigins = ['phone', 'inquiry', 'review'] as const;
export type BlockOrigin = (typeof blockOrigins)[number];
