import { useMutation } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import { OfflineError } from '../../lib/http/api-error.ts';
import { send } from '../outbox/send.ts';
import { useAttempt } from './attempt.ts';
import { pageAddress } from './page-address.ts';
import { useWriterKey } from './writer.ts';

type Written = Pick<BodyOf<typeof support.send>, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'website'>;

/** Returns the draft key of a message form. A message taken back from the outbox is edited on the contact page. */
export function messageDraft(place: string, writer: string) {
  return `tero.draft.${place}.${writer}`;
}

/** Sends a support message, or leaves it in the outbox. Calls `onSent` in both cases, even if the screen is gone. */
export function useSendMessage(onSent: () => void) {
  const writer = useWriterKey();
  const attempt = useAttempt((written: Written) => ({
    ...written,
    page: pageAddress(window.location),
    userAgent: navigator.userAgent.slice(0, 500),
    timestamp: new Date().toISOString(),
  }));
  return useMutation({
    mutationFn: (written: Written) => {
      const { body, idempotencyKey } = attempt.of(written);
      const { website: _, ...values } = written;
      return send<ResponseOf<typeof support.send>>({
        id: idempotencyKey,
        kind: 'contact',
        params: {},
        body,
        title: `Mensaje a Tero: ${written.subject}`,
        edit: '/contact',
        draft: { form: messageDraft('contact', writer), values, local: true },
      });
    },
    onSuccess: () => {
      attempt.settle();
      onSent();
    },
    onError: (error) => {
      if (!(error instanceof OfflineError)) attempt.settle();
    },
  });
}
