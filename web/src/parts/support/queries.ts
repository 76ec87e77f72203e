import { useMutation } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import { useRef } from 'react';
import { OfflineError } from '../../lib/http/api-error.ts';
import { textDraft } from '../../offline/drafts/drafts.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { useIdempotencyKey } from '../form/idempotency-key.ts';
import { pageAddress } from './page-address.ts';
import { useWriterId } from './writer.ts';

type Written = Pick<BodyOf<typeof support.send>, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'website'>;

/**
 * Sends a support message, or leaves it in the outbox. Calls `onSent` in both cases, even if the screen is gone. While
 * the result of the last send is unknown, the same text goes with the same key, so the server stores it once.
 */
export function useSendMessage(onSent: () => void) {
  const writer = useWriterId();
  const idempotency = useIdempotencyKey();
  // the same key is the same body, with the time of its first send
  const circumstances = useRef<{ id: string; of: Circumstances } | null>(null);

  function circumstancesOf(id: string): Circumstances {
    if (circumstances.current?.id !== id) circumstances.current = { id, of: readCircumstances() };
    return circumstances.current.of;
  }
  return useMutation({
    mutationFn: (written: Written) => {
      const id = idempotency.keyOf(written);
      const { website: _, ...values } = written;
      return send<ResponseOf<typeof support.send>>({
        id,
        kind: 'contact',
        params: {},
        body: { ...written, ...circumstancesOf(id) },
        title: `Mensaje a Tero: ${written.subject}`,
        edit: '/contact',
        // one that comes back from the outbox is edited on the contact page
        draft: { of: textDraft('contact', writer), values },
      });
    },
    onSuccess: () => {
      idempotency.drop();
      onSent();
    },
    onError: (error) => {
      if (!(error instanceof OfflineError)) idempotency.drop();
    },
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
