import type { SharedQuote } from '@tero/shared/contract/quotes';
import { nowPrice } from '@tero/shared/rules/quotes/price-words';

type Agreed = NonNullable<NonNullable<SharedQuote['asked']>['agreed']>;

/**
 * Says that another quote of the same pedido was accepted, and whose. `providerId` is the provider of the quote on the
 * page (rule QUOTE-40).
 */
export function agreedElsewhereWords({ provider_id, provider_name }: Agreed, providerId: number | undefined): string {
  if (provider_name === null) return 'Ya aceptaste otro presupuesto por este pedido.';
  const which = provider_id === providerId ? 'otro presupuesto' : 'el presupuesto';
  return `Ya aceptaste ${which} de ${provider_name} por este pedido.`;
}

interface Kept {
  /** null once its provider has left */
  provider: string | null;
  /** the reader wrote the pedido in which it stands */
  isInInquiries: boolean;
  isSignedIn: boolean;
  /** a visit has no extras */
  isVisit: boolean;
}

/** What has become of what was accepted: who heard of it, and where one finds it (rule QUOTE-41). */
export function keptWords({ provider, isInInquiries, isSignedIn, isVisit }: Kept): string {
  const price = `El precio ya no cambia${isVisit ? '' : ': un adicional cuenta solo si se acepta'}.`;
  const told = provider === null ? '' : `Ya le avisamos a ${provider}. ${price} `;
  if (isInInquiries) return `${told}El presupuesto está en Mis pedidos.`;
  const here = `Acá podés volver a leer lo que se aceptó${isSignedIn ? '' : ', sin cuenta'}.`;
  return `${told}Guardá este enlace. ${here} Lo puede leer quien lo tenga.`;
}

interface Version {
  version_number: number;
  total: number;
}

/**
 * Says that another version came while one was read: it stays, as a toast would not. Of a code it speaks where one was asked for
 * an earlier version, `askedFor`; 0 for none (rule QUOTE-42).
 */
export function changedWhileRead(before: Version | null, now: Version | null, askedFor: number): string | null {
  if (!before || !now || before.version_number === now.version_number) return null;
  const what =
    before.total === now.total
      ? 'El presupuesto cambió mientras lo mirabas.'
      : `Cambió el precio. ${nowPrice(now.total)}.`;
  const hadCode = askedFor > 0 && askedFor < now.version_number;
  if (!hadCode) return `${what} Leé qué cambió antes de aceptar.`;
  return `${what} El código que pediste ya no sirve. Leé qué cambió y pedí otro código abajo.`;
}
