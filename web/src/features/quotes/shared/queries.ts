import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { quotes, type SharedQuote, sharedQuote } from '@tero/shared/contract/quotes';
import { quoteDifferences } from '@tero/shared/rules/quotes/differences';
import { aboutInquiries, aboutQuoteLinks, aboutQuotes, aboutReviews } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { toast } from '../../../ui/toast.tsx';

const quoteOfLink = aboutQuoteLinks.read({
  call: async ({ signal }, token: string, _reader: Reader) =>
    (await call(quotes.read, { params: { token }, signal })).quote,
  // once it was opened it can be read again on the spot, as a paper would
  cache: { whose: 'own', days: 30 },
});

/** Returns the current quote with all differences from the version that the person last saw, even some versions ago. */
function sinceSeen(seen: SharedQuote | undefined, there: SharedQuote): SharedQuote {
  const [was, is] = [seen?.written, there.written];
  // a refusal is for anybody: it does not say what was asked, nor who accepted
  const { asked, is_accepter, cita_came } = seen ?? {};
  const known = {
    ...there,
    ...(asked && { asked }),
    ...(is_accepter && { is_accepter }),
    ...(cita_came && { cita_came }),
  };
  if (!was || !is || was.version_number === is.version_number) return known;
  return { ...known, written: { ...is, changes: quoteDifferences(was, is) } };
}

/** The quote that a link opens. */
export function useSharedQuote(token: string) {
  return useQuery(quoteOfLink(token, useReader()));
}

/** Tells the server that a version was opened; whether it heard is nothing to whoever reads. */
export function useTellSeen(token: string) {
  return useMutation({
    mutationFn: (version_number: number) => call(quotes.seen, { params: { token }, body: { version_number } }),
  });
}

/** Asks for a code by SMS. */
export function useAskCode(token: string) {
  const show = useShow(token);
  return useMutation({
    mutationFn: (body: BodyOf<typeof quotes.askCode>) => call(quotes.askCode, { params: { token }, body }),
    onError: show.current,
  });
}

/** Accepts a version; where it is over by then the page shows what is there now. */
export function useAccept(token: string) {
  const show = useShow(token);
  return useMutation({
    mutationFn: (body: BodyOf<typeof quotes.accept>) => call(quotes.accept, { params: { token }, body }),
    onSuccess: ({ quote }) => {
      // here, not in the form: the notice of it may be faster than the response, and take the form away
      toast.success('¡Listo! Aceptaste el presupuesto');
      show.quote(quote);
    },
    onError: show.current,
  });
}

/** Says that the work is done; the reviews of it are marked then. */
export function useSayDone(token: string) {
  const client = useQueryClient();
  const show = useShow(token);
  return useMutation({
    mutationFn: () => call(quotes.done, { params: { token } }),
    onSuccess: ({ quote }) => {
      show.quote(quote);
      void client.invalidateQueries({ queryKey: aboutReviews.prefix });
    },
  });
}

export function useShow(token: string) {
  const client = useQueryClient();
  const key = quoteOfLink.key(token, useReader());
  const quote = (shown: SharedQuote) => {
    client.setQueryData(key, shown);
    void client.invalidateQueries({ queryKey: aboutQuotes.prefix });
    // of whom it answers: what comes next stands in 'Mis pedidos'
    void client.invalidateQueries({ queryKey: aboutInquiries.prefix });
    // another quote of the same pedido says so when it is opened next (rule QUOTE-40)
    void client.invalidateQueries({ queryKey: aboutQuoteLinks.prefix, refetchType: 'none' });
  };
  /** what a refusal says is there now */
  const current = (error: Error) => {
    const there = isApiError(error) ? sharedQuote.safeParse(error.current).data : undefined;
    // over, whatever it is now: the work may be done, or its provider gone
    if (!there && isApiError(error, 'quote_closed')) {
      toast.info(error.message, { duration: 6000 });
      void client.invalidateQueries({ queryKey: key });
    }
    if (!there) return;
    client.setQueryData(key, sinceSeen(client.getQueryData<SharedQuote>(key), there));
    // the form goes with what it was about; what changed stays on the page
    if (!isApiError(error, 'quote_changed')) toast.info(error.message, { duration: 6000 });
  };
  return { quote, current };
}
