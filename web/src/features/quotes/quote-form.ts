import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { Quote, quotes } from '@tero/shared/contract/quotes';
import { quoteBody } from '@tero/shared/contract/quotes-body';
import { limits } from '@tero/shared/limits';
import { pesosOf } from '@tero/shared/rules/money/typed-pesos';
import { type QuoteTax, quoteTaxes } from '@tero/shared/rules/quotes/totals';
import { quoteTitle } from '@tero/shared/rules/quotes/words';
import type { z } from 'zod';
import { amountWord, formWords } from '../../common/conflict/differences.ts';
import type { FormPlace } from '../../common/form/stored-form.ts';
import { useOutboxForm } from '../../common/form/use-outbox-form.ts';
import type { ReplyOf } from '../../offline/kinds.ts';
import { type Begun, pathOfNew } from './new-path.ts';

/** A pedido that a new quote is made for. */
export interface Answered {
  /** of its link */
  token: string;
  /** whether the quote answers it: it asks this provider, or could not be read */
  answers: boolean;
}

export type QuoteFields = z.input<typeof quoteBody>;
/** A quote as its form holds it: amounts and days are texts. */
function valuesOf(quote: Quote | undefined): QuoteFields {
  const text = (pesos: number | null | undefined) => (pesos == null ? '' : String(pesos));
  return {
    client_name: quote?.client_name ?? '',
    client_phone: quote?.client_phone ?? '',
    works: quote?.works.map(({ text: work, price }) => ({ text: work, price: String(price) })) ?? [blankWork()],
    materials: text(quote?.materials),
    labour: text(quote?.labour),
    tax: quote?.tax ?? 'included',
    term: quote?.term ?? '',
    conditions: quote?.conditions ?? '',
    guarantee_days: text(quote?.guarantee_days),
    validity_days: String(quote?.validity_days ?? limits.quoteDays),
  };
}

/** A line of work that nothing is written on. */
export function blankWork(): QuoteFields['works'][number] {
  return { text: '', price: '' };
}

/** Another quote with what one says, for somebody else. */
function copyOf(quote: Quote | undefined): QuoteFields {
  return { ...valuesOf(quote), client_name: '', client_phone: '' };
}

/** The first content of the form for a visit (rule QUOTE-60). */
const visitWorks = [{ text: 'Visita para ver el trabajo', price: '0' }];

const money = (label: string) => amountWord(label) as { label: string; say: (typed: unknown) => string };
const quoteWords = formWords<QuoteFields>({
  client_name: 'Para quién',
  client_phone: 'Celular',
  works: {
    label: 'Trabajos',
    say: (works) => works.map(({ text, price }) => `${text}: ${money('').say(String(price))}`).join('; '),
  },
  materials: money('Materiales'),
  labour: money('Mano de obra'),
  tax: { label: 'Impuestos', say: (tax) => quoteTaxes[tax as QuoteTax].label },
  term: 'Plazo del trabajo',
  conditions: 'Condiciones',
  guarantee_days: { label: 'Garantía en días', say: (days) => String(days ?? '') },
  validity_days: { label: 'Días que vale', say: (days) => String(days) },
});

/** What a typed amount adds to the total that stands under the form. */
export function typedPesos(typed: unknown): number {
  return Math.round(pesosOf(String(typed ?? '')) ?? 0);
}

export interface QuoteFormGiven {
  /** undefined for a new one */
  quote?: Quote;
  /** the one that a new one begins with */
  copied?: Quote | undefined;
  answered?: Answered | undefined;
  isVisit?: boolean | undefined;
  onSent: (reply: ReplyOf<'quote'>) => void;
  /** told when it waits for signal */
  queued: string;
  onQueued: () => void;
}

type Body = BodyOf<typeof quotes.create>;

/** Returns the form of a new or changed quote. A copy, an answer and a visit each have their own drafts. */
export function useQuoteForm({ quote, copied, answered, isVisit = false, ...told }: QuoteFormGiven) {
  const begins = isVisit && !copied ? 'create-visit' : 'create-quote';
  const blank = { ...valuesOf(quote), ...(begins === 'create-visit' && { works: visitWorks }) };
  return useOutboxForm({
    kind: quote ? 'quote-edit' : 'quote',
    schema: quoteBody,
    place: quote ? `edit-quote-${quote.id}` : placeOf(begins, copied, answered),
    known: copied ? copyOf(copied) : blank,
    edits: quote && { shown: quote, fields: valuesOf, words: quoteWords },
    item(body: Body) {
      const what = `presupuesto para ${body.client_name}: ${quoteTitle(body.works)}`;
      if (quote) return { params: { id: quote.id }, body, title: `Cambios en el ${what}` };
      const whole = answered?.answers ? { ...body, inquiry_token: answered.token } : body;
      const visiting = isVisit ? { ...whole, is_visit: true } : whole;
      return {
        body: visiting,
        title: `Hacer el ${what}`,
        edit: pathOfNew(begins, answered ? `~${answered.token}` : String(copied?.id ?? '')),
      };
    },
    ...told,
  });
}

function placeOf(begins: Begun, copied: Quote | undefined, answered: Answered | undefined): FormPlace {
  const about = answered ? (`~${answered.token}` as const) : copied?.id;
  if (about !== undefined) return { begins, about };
  const another = begins === 'create-visit' ? 'otra visita' : 'otro presupuesto';
  return { begins, several: { name: 'client_name', another } };
}
