import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { quoteEntries } from '@tero/shared/contract/quote-entries';
import { call } from '../../../lib/http/api.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { toast } from '../../../ui/toast.tsx';
import { useShow } from '../shared/queries.ts';

/** Takes an own entry back. */
export function useTakeBack(token: string, id: number, onDone: () => void) {
  const show = useShow(token);
  return useMutation({
    mutationFn: (number: number) => call(quoteEntries.takeBack, { params: { id, number } }),
    onSuccess: ({ quote }) => {
      show.quote(quote);
      onDone();
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos guardarlo. Probá de nuevo.')),
  });
}

/** Asks for a code, for one extra, to the phone that accepted the quote. */
export function useAskExtraCode(token: string, number: number) {
  const show = useShow(token);
  return useMutation({
    mutationFn: () => call(quoteEntries.askCode, { params: { token, number } }),
    onError: show.current,
  });
}

/** Accepts an extra; where it is not there any more the page shows what is. */
export function useAcceptExtra(token: string, number: number, onDone: () => void) {
  const show = useShow(token);
  return useMutation({
    mutationFn: (body: BodyOf<typeof quoteEntries.accept>) =>
      call(quoteEntries.accept, { params: { token, number }, body }),
    onSuccess: ({ quote }) => {
      toast.success('Aceptaste el adicional');
      show.quote(quote);
      onDone();
    },
    onError: show.current,
  });
}
