/** What a provider blocks a person from: the list of who saw the phone, a pedido, or a review (rule TRUST-80). */
export const blockOrigins = ['phone', 'inquiry', 'review'] as const;
export type BlockOrigin = (typeof blockOrigins)[number];
