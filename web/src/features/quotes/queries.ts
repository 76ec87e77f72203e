import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import { type Quote, quotes } from '@tero/shared/contract/quotes';
import { quoteTitle } from '@tero/shared/rules/quotes/words';
import { address } from '@tero/shared/rules/text/address';
import { aboutQuotes } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { forEditing } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { type FormSnapshot, type SendOptions, type SendResult, send } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';

const ownQuotes = aboutQuotes.read({
  part: 'own',
  call: async ({ signal }, _reader: Reader) => (await call(quotes.list, { signal })).quotes,
  cache: { whose: 'own', days: 'any' },
});

/** The account's quotes, the newest first. */
export function useOwnQuotes() {
  return useQuery(ownQuotes(useReader()));
}

/** An own quote for its form; null when there is none with that id. */
export function useEditedQuote(id: number) {
  return useQuery({
    ...forEditing(ownQuotes(useReader())),
    select: (list) => list.find((quote) => quote.id === id) ?? null,
  });
}

export type QuoteReply = ResponseOf<typeof quotes.create>;

interface QuoteSending extends SendOptions {
  body: BodyOf<typeof quotes.create>;
  /** of the quote that the form began with */
  version: string | undefined;
  draft: FormSnapshot;
}

/** A pedido that a new quote is made for. */
export interface Answered {
  /** of its link */
  token: string;
  /** whether the quote answers it: it asks this provider, or could not be read */
  answers: boolean;
}

/** What a new quote began with. */
interface Begun {
  copiedId?: number | undefined;
  /** the pedido that it is made for */
  answered?: Answered | undefined;
}

/** Makes a quote (`copiedId`: begun with what that one says), or a new version of the one with this id; without signal it waits. */
export function useSaveQuote(id: number | undefined, begun: Begun) {
  return useMutation({
    mutationFn: ({ body, version, draft, ...options }: QuoteSending): Promise<SendResult<QuoteReply>> => {
      const what = `presupuesto para ${body.client_name}: ${quoteTitle(body.works)}`;
      if (id === undefined) {
        const made = { kind: 'quote', params: {}, title: `Hacer el ${what}`, edit: formOf(begun) } as const;
        const whole = begun.answered?.answers ? { ...body, inquiry_token: begun.answered.token } : body;
        return send<QuoteReply>({ body: whole, draft, ...made }, options);
      }
      const edit = address`/provider/edit-quote/${id}`;
      const changes = { kind: 'quote-edit', params: { id }, title: `Cambios en el ${what}`, edit } as const;
      return send<QuoteReply>({ body, draft, ...changes, ifMatch: version }, options);
    },
  });
}

function formOf({ copiedId, answered }: Begun): string {
  if (answered !== undefined) return address`/provider/create-quote?pedido=${answered.token}`;
  return copiedId === undefined ? '/provider/create-quote' : address`/provider/create-quote?de=${copiedId}`;
}

/** Withdraws a quote, or leaves that for when there is signal. */
export function useWithdrawQuote({ id, client_name }: Pick<Quote, 'id' | 'client_name'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send({
        kind: 'quote-removal',
        params: { id },
        body: null,
        title: `Retirar el presupuesto para ${client_name}`,
        setKey: `quote-removal:${id}`,
      }),
    onSuccess: ({ state }) => {
      if (state === 'sent') toast.success('Presupuesto retirado');
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos retirar el presupuesto.')),
    onSettled: () => client.invalidateQueries({ queryKey: aboutQuotes.prefix }),
  });
}
