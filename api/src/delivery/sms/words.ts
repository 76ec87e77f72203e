import { limits } from '@tero/shared/limits';
import { formatPesos } from '@tero/shared/rules/money/money';
import { atTotal } from '@tero/shared/rules/quotes/price-words';
import { beginning } from '@tero/shared/rules/text/letters';
import { excerpt } from '@tero/shared/rules/text/text';
import { gsmText } from './gsm.ts';

/** The most letters of a name in an SMS, for a verified account and for the name that an unverified account typed. */
const longest = { verified: 40, typed: 25 };

/** The word that replaces a name which may not be shown. */
const somebody = 'un proveedor';

/**
 * Returns a name for an SMS. The name of an unverified account keeps only whole words of Latin letters, at most 25
 * characters. It drops what looks like an address (`word.word`), numbers, signs and letters of other alphabets (rule
 * TRUST-33).
 */
function nameForText(name: string, isVerified: boolean): string {
  if (isVerified) return gsmText(excerpt(gsmText(name), longest.verified)) || somebody;
  const words = name
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => /^\p{Script=Latin}+$/u.test(word));
  return beginning(gsmText(words.join(' ')), longest.typed).trim() || somebody;
}

/** Says what a code for a quote is for. */
export function acceptingPurpose(
  name: string,
  { isVerified, isVisit, total }: { isVerified: boolean; isVisit: boolean; total: number },
): string {
  return `aceptar ${isVisit ? 'la visita' : 'el presupuesto'} de ${nameForText(name, isVerified)} ${atTotal(total, isVisit)}`;
}

/** Says what a code for a cita is for. */
export function citaPurpose(name: string, isVerified: boolean): string {
  return `tu cita con ${nameForText(name, isVerified)}`;
}

/** Says what a code about a cita that passed is for. */
export function camePurpose(name: string, isVerified: boolean): string {
  return `decir si vino ${nameForText(name, isVerified)}`;
}

/** Returns the words for the purpose of a code: to show the photos of a work. */
export function showingPurpose(name: string, isVerified: boolean): string {
  return `decir si ${nameForText(name, isVerified)} puede mostrar las fotos`;
}

/** Returns the words for the purpose of a code: an extra of an accepted quote. */
export function extraPurpose(name: string, { isVerified, amount }: { isVerified: boolean; amount: number }): string {
  return `aceptar el adicional de ${formatPesos(amount)} de ${nameForText(name, isVerified)}`;
}

export const confirmingPurpose = 'confirmar tu celular';

/** Returns the SMS with a code. It ends with the warning that everybody must read (rule TRUST-34). */
export function codeText(code: string, purpose: string): string {
  return `Tero: ${code} es tu código para ${purpose}. Vale ${limits.quoteCodeMinutes} minutos. No se lo pases a nadie.`;
}
