import { useMutation, useQueryClient } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { offerInstall } from '../../lib/device/install.ts';
import { call } from '../../lib/http/api.ts';
import { aboutHistory } from '../history/queries.ts';

/** Tracks that the chat was opened; failures are ignored (rule PHONE-7). */
export function useTrackContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (serviceId: number) =>
      call(history.trackClick, { body: { service_id: serviceId, click_type: 'whatsapp' } }),
    onMutate: offerInstall,
    onSuccess: () => client.invalidateQueries({ queryKey: aboutHistory.prefix }),
  });
}
