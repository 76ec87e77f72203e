import { pathOf } from '../../../lib/http/address.ts';
import { type ItemCall, kindOf } from '../../kinds.ts';
import { isRemoval, type OutboxItem } from './item.ts';

/** Returns the request of an item. The same item always gives the same request, so its idempotency key stays valid. */
export function callOf(item: Pick<OutboxItem, 'kind' | 'params' | 'body' | 'photos'>): ItemCall {
  const kind = kindOf(item.kind);
  if (!kind) throw new Error(`this version of the app does not send ${item.kind}`);
  const { endpoint, images } = kind;
  if (typeof endpoint === 'function') return endpoint(item);
  const { method, path } = endpoint;
  const address = pathOf(path, item.params);
  if (isRemoval(item.kind)) return { method, address, body: undefined };
  const photoIds = images ? { photoIds: item.photos.map(({ key }) => key) } : {};
  return { method, address, body: { ...(item.body as object), ...photoIds } };
}
