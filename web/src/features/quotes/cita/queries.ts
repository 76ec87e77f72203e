import { useMutation } from '@tanstack/react-query';
import { citas } from '@tero/shared/contract/citas';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import { toast } from '../../../ui/toast.tsx';
import { useShow } from '../shared/queries.ts';

/** Proposes a cita at once: a client has to be there, since the page may ask for a code. */
export function useProposeCita(token: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof citas.propose>) => call(citas.propose, { params: { token }, body }),
  });
}

const said = { confirm: 'Confirmaste la cita', call_off: 'Suspendiste la cita' };

/** Confirms a cita or calls it off; where it changed meanwhile the page shows how it is now. */
export function useAnswerCita(token: string, onDone: () => void) {
  const show = useShow(token);
  return useMutation({
    mutationFn: (body: BodyOf<typeof citas.answer>) => call(citas.answer, { params: { token }, body }),
    onSuccess: ({ quote }, { answer }) => {
      toast.success(said[answer]);
      show.quote(quote);
      onDone();
    },
    onError: show.current,
  });
}

/** Says whether the other side came to a cita. */
export function useSayCame(token: string, onDone: () => void) {
  const show = useShow(token);
  return useMutation({
    mutationFn: (body: BodyOf<typeof citas.came>) => call(citas.came, { params: { token }, body }),
    onSuccess: ({ quote }) => {
      toast.success('Gracias por contestar');
      show.quote(quote);
      onDone();
    },
  });
}

/** Asks for a code to the phone that accepted: for the cita itself, or to say whether the provider came. */
export function useAskCitaCode(token: string, about: 'askCode' | 'askCameCode' = 'askCode') {
  return useMutation({ mutationFn: () => call(citas[about], { params: { token } }) });
}
