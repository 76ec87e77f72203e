import { limits } from '../limits.ts';
import { address } from './text/address.ts';

/** The digits of a typed phone, without spaces, dashes and the like. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Tells whether a text has exactly 9 digits after spaces and dashes are dropped (rule PHONE-1). */
export function isClientPhone(text: string): boolean {
  return /^[\d\s\-().]*$/.test(text) && phoneDigits(text).length === limits.phoneDigits;
}

/**
 * Returns the number of a WhatsApp chat, or null when there is none: `099 123 456`, `99123456` and `+598 99 123 456`
 * all give `59899123456` (rule PHONE-2).
 */
export function whatsappNumber(phone: string | null | undefined): string | null {
  const digits = phoneDigits(phone ?? '')
    .replace(/^00598|^598/, '')
    .replace(/^0/, '');
  return digits.length >= 6 ? `598${digits}` : null;
}

/** Returns the chat's address with the prefilled greeting (rule PHONE-6), or null without a usable number. */
export function whatsappUrl(phone: string | null | undefined, serviceTitle: string): string | null {
  const number = whatsappNumber(phone);
  if (!number) return null;
  const greeting = `Hola, vi tu servicio "${serviceTitle}" en Tero y me gustaría hacerte una consulta.`;
  return address`https://wa.me/${number}?text=${greeting}`;
}
