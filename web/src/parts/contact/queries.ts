import { useMutation, useQueryClient } from '@tanstack/react-query';
import { history } from '@tero/shared/contract/history';
import type { Service } from '@tero/shared/contract/services';
import { offerInstall } from '../../lib/device/install.ts';
import { call } from '../../lib/http/api.ts';
import { aboutHistory } from '../history/queries.ts';

/** The service that a chat is about, with the token of its page. */
export type Tracked = Pick<Service, 'id' | 'page_token'>;

/** Tracks that the chat was opened, or a call begun; failures are ignored (rule PHONE-7). */
export function useTrackContact(click_type: 'whatsapp' | 'phone' = 'whatsapp') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, page_token }: Tracked) =>
      call(history.trackClick, { body: { service_id: id, page_token, click_type } }),
    onMutate: offerInstall,
    onSuccess: () => client.invalidateQueries({ queryKey: aboutHistory.prefix }),
  });
}
