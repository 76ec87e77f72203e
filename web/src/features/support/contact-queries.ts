import { useMutation } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import { useRef } from 'react';
import type { DraftState } from '../../common/form/use-draft.ts';
import { type FormSnapshot, send } from '../../offline/outbox/outbox.ts';
import { pageAddress } from './page-address.ts';

type Written = Pick<BodyOf<typeof support.send>, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'website'>;

/**
 * Sends a support message, or leaves it in the outbox; what is written then is another one, even if the screen is gone.
 * While the result of the last send is unknown, it goes with the same key, so the server stores it once.
 */
export function useSendMessage(autosave: DraftState) {
  // the same key is the same body, with the time of its first send
  const circumstances = useRef<{ id: string; of: Circumstances } | null>(null);

  function circumstancesOf(id: string): Circumstances {
    if (circumstances.current?.id !== id) circumstances.current = { id, of: readCircumstances() };
    return circumstances.current.of;
  }
  return useMutation({
    mutationFn: (written: Written) => {
      const draft: FormSnapshot = autosave.snapshot();
      return send<ResponseOf<typeof support.send>>({
        kind: 'contact',
        params: {},
        body: { ...written, ...circumstancesOf(draft.id) },
        title: `Mensaje a Tero: ${written.subject}`,
        edit: '/contact',
        draft,
      });
    },
    onSuccess: autosave.renew,
    onError: (error) => autosave.settle(error),
  });
}

type Circumstances = Pick<BodyOf<typeof support.send>, 'page' | 'userAgent' | 'timestamp'>;

function readCircumstances(): Circumstances {
  return {
    page: pageAddress(window.location),
    userAgent: navigator.userAgent.slice(0, 500),
    timestamp: new Date().toISOString(),
  };
}
