import { limits } from '@tero/shared/limits';
import { formatPesos } from '@tero/shared/rules/money/money';
import { atPrice } from '@tero/shared/rules/quotes/price-words';
import { beginning } from '@tero/shared/rules/text/letters';
import { excerpt } from '@tero/shared/rules/text/text';
import { gsmText } from './gsm.ts';

/** The number of letters of a name in an SMS: of a verified account, and as an unverified account typed it. */
const longest = { verified: 40, typed: 25 };

/** What stands for a name of which nothing may be said. */
const somebody = 'un proveedor';

/**
 * Returns a name for an SMS. The name of an unverified account has only whole words of Latin letters, at most 25 signs:
 * nothing that looks like an address, `word.word`, and no number, sign or letter of another alphabet (rule TRUST-33).
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
  return `aceptar ${isVisit ? 'la visita' : 'el presupuesto'} de ${nameForText(name, isVerified)} ${atPrice(total)}`;
}

/** Says what a code for a cita is for. */
export function citaPurpose(name: string, isVerified: boolean): string {
  return `tu cita con ${nameForText(name, isVerified)}`;
}

/** Says what a code about a cita that passed is for. */
export function camePurpose(name: string, isVerified: boolean): string {
  return `decir si vino ${nameForText(name, isVerified)}`;
}

/** Says what a code for an extra of an accepted quote is for. */
export function extraPurpose(name: string, { isVerified, amount }: { isVerified: boolean; amount: number }): string {
  return `aceptar el adicional de ${formatPesos(amount)} de ${nameForText(name, isVerified)}`;
}

export const confirmingPurpose = 'confirmar tu celular';

/** Returns the SMS with a code: it ends with what everybody has to know (rule TRUST-34). */
export function codeText(code: string, purpose: string): string {
  return `Tero: ${code} es tu código para ${purpose}. Vale ${limits.quoteCodeMinutes} minutos. No se lo pases a nadie.`;
}
