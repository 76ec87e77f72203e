import { useMutation } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import { OfflineError } from '../../lib/http/api-error.ts';
import { send } from '../../parts/outbox/send.ts';
import { useAttempt } from '../../parts/support/attempt.ts';

/** Sends a report, or leaves it in the outbox. Calls `onSent` in both cases, even if the screen is gone. */
export function useSendReport(draft: string, onSent: () => void) {
  const attempt = useAttempt((report: BodyOf<typeof support.report>) => report);
  return useMutation({
    mutationFn: (report: BodyOf<typeof support.report>) => {
      const { body, idempotencyKey } = attempt.of(report);
      const { website: _, ...values } = report;
      return send<ResponseOf<typeof support.report>>({
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
