import type { InquiryQuote, SharedInquiry } from '@tero/shared/contract/inquiries';
import { arrangeWords } from '@tero/shared/rules/quotes/words';

interface Read {
  reader: SharedInquiry['reader'];
  isSolved: boolean;
  /** the reader's own quotes of it */
  made: readonly InquiryQuote[];
}

/**
 * The head of a pedido's page for a provider whom it asks, for anybody else, or for somebody unknown. Its writer reads
 * the same as the providers whom it asks. Once the pedido is solved, the head says only that, and tells the provider of
 * the accepted quote that it is theirs (rule QUOTE-32).
 */
export function headWords({ reader, isSolved, made }: Read): { title: string; lead: string } {
  const accepted = made.find(({ state }) => state === 'aceptado');
  if (accepted) {
    const lead = accepted.is_done ? 'El trabajo está hecho.' : arrangeWords(accepted.term);
    return { title: 'Aceptaron tu presupuesto', lead };
  }
  if (isSolved) {
    const lead = 'Quien lo escribió ya arregló con alguien y no necesita otro presupuesto.';
    return { title: 'Este pedido ya está resuelto', lead };
  }
  const title = 'Te piden un presupuesto';
  if (reader)
    return {
      title,
      lead: 'Te lo pide una persona que encontró tu servicio en Tero. Su nombre está en el chat de WhatsApp por el que te llegó el pedido.',
    };
  return { title, lead: 'Es un pedido para proveedores, de una persona que los encontró en Tero.' };
}
