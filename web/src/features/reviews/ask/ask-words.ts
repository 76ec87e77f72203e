import { addressAt } from '@tero/shared/rules/text/address';

/**
 * Returns the link that asks for a review of one service, or of any service of a provider. It contains only ids and
 * needs no call.
 */
export function askLink({ serviceId, providerId }: { serviceId: number | null; providerId: number }): string {
  if (serviceId === null) return addressAt(window.location.origin)`/r/p/${providerId}`;
  return addressAt(window.location.origin)`/r/${serviceId}`;
}

/** Holds the text sent with the link; it is the same for satisfied and dissatisfied clients (rule REV-101). */
export const askText =
  'Hola, gracias por elegirme. ¿Me dejás una reseña en Tero? Contá cómo te fue, lo bueno y lo malo:';
