import { useMutation, useQueryClient } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import { offerInstall } from '../../lib/device/install.ts';
import { call } from '../../lib/http/api.ts';

/** Notes that the chat was opened. S1 §7: failures are ignored. */
export function useTrackContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (serviceId: number) =>
      call(history.trackClick, { body: { service_id: serviceId, click_type: 'whatsapp' } }),
    onMutate: offerInstall,
    onSuccess: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
