import { useMutation } from '@tanstack/react-query';
import { contact } from '@tero/shared/contract/contact';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { call } from '../../lib/api.ts';
import { OfflineError } from '../../lib/api-error.ts';
import { useAttempt } from '../../parts/support/attempt.ts';

/** `onSent` is called even when the screen is gone by then. */
export function useSendReport(onSent: () => void) {
  const attempt = useAttempt((report: BodyOf<typeof contact.report>) => report);
  return useMutation({
    mutationFn: (report: BodyOf<typeof contact.report>) => {
      const { body, idempotencyKey } = attempt.of(report);
      return call(contact.report, { body, idempotencyKey });
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
