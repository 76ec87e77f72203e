import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Quote, quotes } from '@tero/shared/contract/quotes';
import { aboutQuotes } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { forEditing } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { send } from '../../offline/outbox/outbox.ts';
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
    onError: (error) => toast.error(messageOf(error, 'No pudimos retirar el presupuesto. Probá de nuevo.')),
    onSettled: () => client.invalidateQueries({ queryKey: aboutQuotes.prefix }),
  });
}
