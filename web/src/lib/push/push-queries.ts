import { push } from '@tero/shared/contract/notifications-push';
import { call } from '../http/api.ts';

/** Removes this browser's push address from the server. */
export function unsubscribe(endpoint: string) {
  return call(push.unsubscribe, { body: { endpoint } });
}
