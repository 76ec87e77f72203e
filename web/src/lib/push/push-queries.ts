import { push } from '@tero/shared/contract/notifications-push';
import { call } from '../http/api.ts';

/** Tells the server that this browser's address gets no pushes any more. */
export function unsubscribe(endpoint: string) {
  return call(push.unsubscribe, { body: { endpoint } });
}
