import { zodResolver } from '@hookform/resolvers/zod';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { Quote, quotes } from '@tero/shared/contract/quotes';
import { quoteBody } from '@tero/shared/contract/quotes-body';
import { limits } from '@tero/shared/limits';
import { pesosOf } from '@tero/shared/rules/money/typed-pesos';
import { type QuoteTax, quoteTaxes } from '@tero/shared/rules/quotes/totals';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { amountWord, formWords } from '../../common/conflict/differences.ts';
import { discardTyped } from '../../common/conflict/discard-typed.ts';
import { useConflict } from '../../common/conflict/use-conflict.ts';
import { settleSend } from '../../common/form/settle-send.ts';
import { useDraft } from '../../common/form/use-draft.ts';
import { useSending } from '../../common/form/use-sending.ts';
import { showFieldFaults } from '../../lib/http/field-faults.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import type { OpenedForm, OutboxItem } from '../../offline/outbox/outbox.ts';
import { type Answered, type QuoteReply, useSaveQuote } from './queries.ts';

export type QuoteFields = z.input<typeof quoteBody>;
export type QuoteDraft = OpenedForm<QuoteFields> | null;

/** The name of a new quote's draft. */
export const draftOfNew = 'create-quote';

/** Returns the name of the draft of a quote that is there. */
export function draftForm(quoteId: number): FormName {
  return `edit-quote-${quoteId}`;
}

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
  validity_days: { label: 'Días que vale', say: (days) => String(days) },
});

/** What a typed amount adds to the total that stands under the form. */
export function typedPesos(typed: unknown): number {
  return pesosOf(String(typed ?? '')) ?? 0;
}

interface QuoteFormGiven {
  account: number;
  /** undefined for a new one */
  quote?: Quote | undefined;
  /** the one that a new one begins with */
  copied?: Quote | undefined;
  answered?: Answered | undefined;
  draft: QuoteDraft;
  name: FormName;
  onSent: (reply: QuoteReply) => void;
  /** called when it waits in the outbox */
  onQueued: (item: OutboxItem) => void;
}

/** The form of a quote, new or changed, stored on the device until it is sent. */
export function useQuoteForm({ account, quote, copied, answered, draft, name, onSent, onQueued }: QuoteFormGiven) {
  const begun = copied ? copyOf(copied) : valuesOf(quote);
  const form = useForm<QuoteFields, unknown, BodyOf<typeof quotes.create>>({
    resolver: zodResolver(quoteBody),
    reValidateMode: 'onSubmit',
    defaultValues: { ...begun, ...draft?.values.fields },
  });
  const conflict = useConflict({
    form,
    opened: quote,
    valuesOf,
    began: draft?.values.began,
    words: quoteWords,
    submit: () => void form.handleSubmit(submit)(),
    onRebase: (_theirs, all) => {
      if (all) void discardTyped(autosave, draft);
    },
  });
  const autosave = useDraft({ draft: { account, form: name }, form, opened: draft, began: quote && conflict.began });
  const sending = useSending();
  const save = useSaveQuote(quote?.id, { copiedId: copied?.id, answered });
  const [fault, setFault] = useState<unknown>(null);

  async function submit(body: BodyOf<typeof quotes.create>): Promise<void> {
    if (sending.progress !== null || save.isSuccess) return;
    void autosave.save(true);
    const given = { body, version: conflict.began().version, draft: autosave.snapshot() };
    const result = await sending.send((wire) => save.mutateAsync({ ...given, ...wire }));
    return settleSend(result, { autosave, onFailed, onSent, onQueued });
  }
  function onFailed(error: unknown): void {
    if (!conflict.takes(error) && !showFieldFaults(form, error)) setFault(error);
  }
  return {
    ...{ form, autosave, conflict, fault },
    isBusy: sending.progress !== null || save.isSuccess,
    isSending: sending.progress !== null,
    submit(event: FormEvent) {
      setFault(null);
      void form.handleSubmit(submit)(event);
    },
  };
}
