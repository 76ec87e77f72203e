import type { OfflineReason } from '../../lib/http/client/api-error.ts';
import { envelopeOf, type HttpResponse, isSessionOver, retrySeconds } from '../../lib/http/client/envelope.ts';
import type { ItemFault } from './item/item.ts';

/** The result of one attempt to send an item. */
export type AttemptResult =
  | { end: 'arrived'; reply: unknown }
  /** the server asks to retry: `wait` in milliseconds, 0 when it does not say */
  | { end: 'later'; fault: ItemFault; wait: number }
  /** no response of the server */
  | { end: 'unreached'; fault: ItemFault }
  | { end: 'needs-session'; fault: ItemFault; isOver: boolean }
  | { end: 'missing'; fault: ItemFault; keys: string[] }
  /** `stored`: with `key_reused`, the version that arrived under the key */
  | { end: 'conflict' | 'rejected'; fault: ItemFault; wait: number; stored?: unknown }
  | { end: 'stopped' };

const again = [408, 425, 429];

/** Maps a response of the server to the result of the attempt. */
export function judge({ status, retryAfter, body }: HttpResponse): AttemptResult {
  const said: ReturnType<typeof envelopeOf> & { missing?: unknown; stored?: unknown } = envelopeOf(body);
  // a captive portal's login page also responds 200
  if (status >= 200 && status < 300) {
    return said.success !== undefined ? { end: 'arrived', reply: body } : unreached('no_answer');
  }
  if (status === 502 || status === 504) return unreached('down');
  const fault: ItemFault = {
    code: said.code ?? 'unknown',
    status,
    message: said.message ?? '',
    ...(said.errors && { errors: said.errors }),
    ...(said.current !== undefined && { current: said.current }),
  };
  const wait = retrySeconds(retryAfter) * 1000;
  if (status >= 500 || again.includes(status) || said.code === 'in_progress') return { end: 'later', fault, wait };
  // not the API's error envelope: something in between has responded
  if (said.code === undefined && status !== 413) return { end: 'later', fault, wait };
  if (status === 401) return { end: 'needs-session', fault, isOver: isSessionOver({ status, body }) };
  if (said.code === 'upload_missing') {
    return { end: 'missing', fault, keys: Array.isArray(said.missing) ? said.missing.map(String) : [] };
  }
  // the account has too many images: the person has to make room, changing the item does not help
  if (said.code === 'quota_exceeded') return { end: 'rejected', fault, wait };
  const isConflict = status === 409 || status === 412 || said.code === 'key_reused';
  return { end: isConflict ? 'conflict' : 'rejected', fault, wait, stored: said.stored };
}

export function unreached(code: OfflineReason): AttemptResult {
  return { end: 'unreached', fault: { code, status: 0, message: '' } };
}
