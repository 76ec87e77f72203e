import { whatsappNumber } from '../phone.ts';
import { address } from '../text/address.ts';

interface Going {
  place: string;
  /** the name of the person who waits there; '': not known */
  name: string;
  /** `HH:MM` */
  hour: string;
}

/** Returns the message that tells a provider's own contact where the provider goes (rule TRUST-85). */
export function goingText({ place, name, hour }: Going): string {
  const who = name.trim() ? ` Me espera ${name.trim()}.` : '';
  return `Voy a trabajar a ${place.trim()}.${who} Llego a las ${hour}. Si en dos horas no te escribí, llamame.`;
}

/**
 * Returns the addresses of that message for SMS, which needs no data, and for WhatsApp. Without a number the person
 * chooses the recipient.
 */
export function goingLinks(text: string, phone: string): { sms: string; whatsapp: string } {
  const number = whatsappNumber(phone);
  return {
    // both systems of phones read this separator
    sms: number ? address`sms:+${number}?&body=${text}` : address`sms:?&body=${text}`,
    whatsapp: number ? address`https://wa.me/${number}?text=${text}` : address`https://wa.me/?text=${text}`,
  };
}
