import { addressAt } from '@tero/shared/rules/text/address';

/** The link that asks for a review: of one service, or of any of a provider's. It is made of ids alone, without a call. */
export function askLink({ serviceId, providerId }: { serviceId: number | null; providerId: number }): string {
  if (serviceId === null) return addressAt(window.location.origin)`/r/p/${providerId}`;
  return addressAt(window.location.origin)`/r/${serviceId}`;
}

/** What is sent with it: the same to whoever is content and whoever is not (rule REV-101). */
export const askText =
  'Hola, gracias por elegirme. ¿Me dejás una reseña en Tero? Contá cómo te fue, lo bueno y lo malo:';
