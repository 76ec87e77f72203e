import { address } from './text/address.ts';
import { plainSigns } from './text/written.ts';

/** The fault of a typed phone. */
export type PhoneFault = 'missing' | 'characters' | 'foreign' | 'digits' | 'beginning';

/** A phone of Uruguay in the one form that is stored: `099123456`, or `24001234` for a landline. */
export type ReadPhone = { phone: string; isMobile: boolean } | { fault: PhoneFault };

/** Matches the words that people write before a number: `Cel: 099 123 456`, `Tel./WhatsApp 099 123 456`. */
const label =
  /^(?:(?:n[uú]mero|n[ro°]+|cel(?:ular)?|m[oó]vil|tel(?:[eé]fono)?|tfno?|fijo|wh?ats?app|wsp|wpp|wa|llamar|al)[\s.:/-]*)+(?=[\d+(])/iu;
/** Characters that people write before the plus and between digits. */
const before = /^[\s(]*$/;
const between = /^[\d\s.,·_/*()-]+$/;
/** The greatest length of a phone's text, which limits the time to read it. */
const longest = 100;

function isWritten(typed: string): boolean {
  const plus = typed.indexOf('+');
  return between.test(typed.slice(plus + 1)) && (plus < 0 || before.test(typed.slice(0, plus)));
}

/**
 * Reads a phone as people type it: with or without 598 or +598; with spaces, dots, dashes, bars or brackets; and with a
 * word like `Cel:` before it (rule PHONE-1).
 */
export function readPhone(text: string): ReadPhone {
  if (text.length > longest) return { fault: 'characters' };
  const typed = plainSigns(text).replace(label, '');
  if (!typed) return { fault: 'missing' };
  if (!isWritten(typed)) return { fault: 'characters' };
  const digits = phoneDigits(typed);
  const withCountry = digits.replace(/^00/, '');
  const isForeign = typed.includes('+') || digits.startsWith('00');
  if (isForeign && !withCountry.startsWith('598')) return { fault: 'foreign' };
  const dialled = withCountry.replace(/^598/, '');
  if (/^[^0]\d{8}$/.test(dialled)) return { fault: 'beginning' };
  const national = dialled.replace(/^0/, '');
  if (national.length !== 8) return { fault: 'digits' };
  if (national.startsWith('9')) return { phone: `0${national}`, isMobile: true };
  return /^[24]/.test(national) ? { phone: national, isMobile: false } : { fault: 'beginning' };
}

/** Returns the digits of a typed text, without spaces, dashes and the like. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Formats a phone for people, `099 123 456` or `2400 1234`. Leaves other texts as they are. */
export function phoneText(phone: string): string {
  const read = readPhone(phone);
  if ('fault' in read) return phone;
  return read.isMobile
    ? read.phone.replace(/^(...)(...)(...)$/, '$1 $2 $3')
    : read.phone.replace(/^(....)(....)$/, '$1 $2');
}

/**
 * Returns the number of a WhatsApp chat, or null when there is none: `099 123 456`, `99123456` and `+598 99 123 456`
 * all give `59899123456` (rule PHONE-2).
 */
export function whatsappNumber(phone: string | null | undefined): string | null {
  const read = readPhone(phone ?? '');
  return 'fault' in read ? null : `598${read.phone.replace(/^0/, '')}`;
}

/** Returns the chat's address with the prefilled greeting (rule PHONE-6), or null without a usable number. */
export function whatsappUrl(phone: string | null | undefined, serviceTitle: string): string | null {
  return whatsappChat(phone, `Hola, vi tu servicio «${serviceTitle}» en Tero y me gustaría hacerte una consulta.`);
}

/** Returns the address of a chat with a first text, which may be empty; null without a usable number. */
export function whatsappChat(phone: string | null | undefined, text: string): string | null {
  const number = whatsappNumber(phone);
  return number && (text ? address`https://wa.me/${number}?text=${text}` : address`https://wa.me/${number}`);
}
