import { useMutation } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import { OfflineError } from '../../lib/http/api-error.ts';
import type { TextDraft } from '../../offline/drafts/drafts.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { useIdempotencyKey } from '../../parts/form/idempotency-key.ts';

/**
 * Sends a report, or leaves it in the outbox. Calls `onSent` in both cases, even if the screen is gone. While the result
 * of the last send is unknown, the same text goes with the same key, so the server stores it once.
 */
export function useSendReport(draft: TextDraft, onSent: () => void) {
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: (report: BodyOf<typeof support.report>) => {
      const { website: _, ...values } = report;
      return send<ResponseOf<typeof support.report>>({
        id: idempotency.keyOf(report),
        kind: 'report',
        params: {},
        body: report,
        title: `Reporte: ${report.subject}`,
        edit: '/report',
        draft: { of: draft, values },
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
