import type { Quote } from '@tero/shared/contract/quotes';
import { formatPesos } from '@tero/shared/rules/money/money';
import { firstName } from '@tero/shared/rules/person-name';
import { capitalised } from '@tero/shared/rules/text/letters';
import { sentence } from '@tero/shared/rules/text/sentence';
import { excerpt } from '@tero/shared/rules/text/text';

/** Returns the first name of the person who accepted a quote. */
export function acceptedBy({ accepted_name, client_name }: Quote): string {
  return excerpt(accepted_name ? firstName(accepted_name) : client_name, 24);
}

interface Standing {
  last: Quote | null;
  open: { unseen: number; seen: number };
}

/**
 * Returns a summary of a provider's quotes: the last agreement, or else the number that wait for an answer (rule
 * QUOTE-50).
 */
export function standingWords({ last, open }: Standing): { value: string; lines: [string, string] } {
  const all = open.unseen + open.seen;
  const waiting = `${all} ${all === 1 ? 'espera' : 'esperan'} respuesta`;
  if (last) {
    const term = last.term ? ` · ${excerpt(last.term, 36)}` : '';
    return {
      value: `Acordado con ${acceptedBy(last)}`,
      lines: [
        sentence(`${formatPesos(last.total)}${term}`),
        all > 0 ? `${waiting}: ${seenWords(open)}.` : 'No tenés otros presupuestos sin respuesta.',
      ],
    };
  }
  if (all > 0) {
    const seen = seenWords(open);
    return {
      value: waiting,
      lines: [`${capitalised(seen)}.`, 'Te avisamos cuando te acepten un presupuesto.'],
    };
  }
  return {
    value: 'Ninguno en curso',
    lines: ['Escribí uno en dos minutos.', 'Tu cliente lo acepta desde el celular.'],
  };
}

function seenWords({ unseen, seen }: Standing['open']): string {
  if (seen === 0) return unseen === 1 ? 'todavía no lo abrieron' : 'todavía no los abrieron';
  if (unseen === 0) return seen === 1 ? 'ya lo vieron' : 'ya los vieron';
  return seen === 1 ? 'ya vieron uno' : `ya vieron ${seen}`;
}
