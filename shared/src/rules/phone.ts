import { limits } from '../limits.ts';

/** The digits of what was typed: spaces, dashes and the like dropped. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** S1 §5: exactly 9 digits, counted after spaces and dashes are dropped. */
export function isClientPhone(text: string): boolean {
  return /^[\d\s\-().]*$/.test(text) && phoneDigits(text).length === limits.phoneDigits;
}

/**
 * The number that WhatsApp wants, or null when there is none: `099 123 456`, `99123456` and `+598 99 123 456` all
 * give `59899123456` (decisions, phones).
 */
export function whatsappNumber(phone: string | null | undefined): string | null {
  const digits = phoneDigits(phone ?? '')
    .replace(/^00598|^598/, '')
    .replace(/^0/, '');
  return digits.length >= 6 ? `598${digits}` : null;
}

/** The chat's address with S1's prefilled greeting, or null without a usable number. */
export function whatsappUrl(phone: string | null | undefined, serviceTitle: string): string | null {
  const number = whatsappNumber(phone);
  if (!number) return null;
  const greeting = `Hola, vi tu servicio "${serviceTitle}" en Tero y me gustaría hacerte una consulta.`;
  return `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
}
