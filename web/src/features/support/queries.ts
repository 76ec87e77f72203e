import { useMutation } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { support } from '@tero/shared/contract/support';
import type { DraftState } from '../../common/form/use-draft.ts';
import { send } from '../../offline/outbox/outbox.ts';

/**
 * Sends a report, or leaves it in the outbox; what is written then is another one, even if the screen is gone. While the
 * result of the last send is unknown, it goes with the same key, so the server stores it once.
 */
export function useSendReport(autosave: DraftState) {
  return useMutation({
    mutationFn: (report: BodyOf<typeof support.report>) =>
      send<ResponseOf<typeof support.report>>({
        kind: 'report',
        params: {},
        body: report,
        title: `Reporte: ${report.subject}`,
        edit: '/report',
        draft: autosave.snapshot(),
      }),
    onSuccess: autosave.renew,
    onError: (error) => autosave.settle(error),
  });
}
