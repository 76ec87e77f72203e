import { useMutation } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@tero/shared/contract/endpoint';
import type { contact } from '@tero/shared/contract/support';
import { OfflineError } from '../../lib/http/api-error.ts';
import { send } from '../../parts/outbox/send.ts';
import { useAttempt } from '../../parts/support/attempt.ts';

/** Sends a report, or leaves it in the outbox. Calls `onSent` in both cases, even if the screen is gone. */
export function useSendReport(draft: string, onSent: () => void) {
  const attempt = useAttempt((report: BodyOf<typeof contact.report>) => report);
  return useMutation({
    mutationFn: (report: BodyOf<typeof contact.report>) => {
      const { body, idempotencyKey } = attempt.of(report);
      const { website: _, ...values } = report;
      return send<ReplyOf<typeof contact.report>>({
        id: idempotencyKey,
        kind: 'report',
        params: {},
        body,
        title: `Reporte: ${report.subject}`,
        edit: '/report',
        draft: { form: draft, values, local: true },
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
