import { useMutation } from '@tanstack/react-query';
import { contact } from '@tero/shared/contract/contact';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../lib/api.ts';
import { OfflineError } from '../../lib/api-error.ts';
import { useAttempt } from './attempt.ts';
import { pageAddress } from './page-address.ts';

type Written = Pick<BodyOf<typeof contact.send>, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'website'>;

/** `onSent` is called even when the screen is gone by then. */
export function useSendMessage(onSent: () => void) {
  const attempt = useAttempt((written: Written) => ({
    ...written,
    page: pageAddress(window.location),
    userAgent: navigator.userAgent.slice(0, 500),
    timestamp: new Date().toISOString(),
  }));
  return useMutation({
    mutationFn: (written: Written) => {
      const { body, idempotencyKey } = attempt.of(written);
      return call(contact.send, { body, idempotencyKey });
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
