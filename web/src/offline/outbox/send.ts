import { uploads } from '@tero/shared/contract/uploads';
import type { Options } from 'ky';
import { OfflineError, type OfflineReason } from '../../lib/http/client/api-error.ts';
import { http, pathOf, writeHeaders } from '../../lib/http/client/client.ts';
import { envelopeOf, type HttpResponse, isSessionOver, retrySeconds } from '../../lib/http/client/envelope.ts';
import type { HttpContext } from '../../lib/http/client/registered.ts';
import { withProgress } from '../../lib/http/client/with-progress.ts';
import type { OutboxImageRow } from '../database/database.ts';
import { type ItemCall, kindOf } from '../kinds.ts';
import { type ItemFault, isRemoval, type OutboxItem } from './item/item.ts';

export interface AttemptOptions {
  token: string | null;
  signal: AbortSignal;
  images: () => Promise<OutboxImageRow[]>;
  /** called when an image has been uploaded (true) or is missing on the server (false) */
  onImage: (key: string, uploaded: boolean) => Promise<void>;
  /** called with the sent part of the images' bytes, from 0 to 1 */
  onProgress?: ((sent: number) => void) | undefined;
}

/** Timeouts in milliseconds, per request and per image. An image may take that long at 250 kbit/s. */
const timeout = { call: 30_000, photo: 120_000 };

/** Sends an item: first its images, one request each, then the item itself. Idempotency keys make a repeat safe. */
export async function sendItem(item: OutboxItem, options: AttemptOptions): Promise<AttemptResult> {
  let waiting = item.photos.filter(({ uploaded }) => !uploaded).map(({ key }) => key);
  for (let round = 0; ; round++) {
    const stopped = waiting.length > 0 ? await sendImages(waiting, options) : null;
    if (stopped) return stopped;
    const { method, address, body } = callOf(item);
    const headers = writeHeaders({ idempotencyKey: item.key ?? item.id, version: item.ifMatch });
    const request = { method, headers, ...(body !== undefined && { json: body }) };
    const result = await ask(address, { ...request, timeout: timeout.call }, options);
    if (result.end !== 'missing') return isGone(item, result) ? { end: 'arrived', reply: { success: true } } : result;
    for (const key of result.keys) await options.onImage(key, false);
    if (round > 0) return { end: 'later', fault: result.fault, wait: 0 };
    waiting = result.keys;
  }
}

/** Returns whether the thing to delete is already gone, perhaps by an attempt whose response was lost. */
function isGone({ kind }: OutboxItem, result: AttemptResult): boolean {
  return isRemoval(kind) && result.end === 'rejected' && result.fault.code === 'not_found';
}

/** Deletes uploads that no item will use. The server later deletes the uploads that the device could not delete. */
export async function discardImages(keys: readonly string[], token: string | null): Promise<void> {
  const { method, path } = uploads.remove;
  for (const uploadId of keys) {
    const options = { token, signal: new AbortController().signal };
    const result = await ask(pathOf(path, { uploadId }), { method, timeout: timeout.call }, options);
    if (result.end === 'unreached') return;
  }
}

async function sendImages(keys: readonly string[], options: AttemptOptions): Promise<AttemptResult | null> {
  const all = await options.images();
  const total = all.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const todo = all.filter(({ key }) => keys.includes(key));
  let sent = total - todo.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  options.onProgress?.(total > 0 ? sent / total : 0);
  for (const { key, name, type, bytes } of todo) {
    const body = new FormData();
    body.set(uploads.put.files?.field ?? '', new File([bytes], name, { type }));
    const whole = bytes.byteLength;
    const before = sent;
    const form = formOf(body, (part) => part < 1 && options.onProgress?.((before + part * whole) / total));
    const request = { method: uploads.put.method, ...form, timeout: timeout.photo };
    const result = await ask(pathOf(uploads.put.path, { uploadId: key }), request, options);
    if (result.end === 'rejected') return { ...result, fault: { ...result.fault, image: key } };
    if (result.end !== 'arrived') return result;
    sent += whole;
    options.onProgress?.(sent / total);
    await options.onImage(key, true);
  }
  return null;
}

/**
 * Returns the options that send a form. On a page, `onPart` receives the sent part, from 0 to 1. Workers report no
 * progress.
 */
function formOf(body: FormData, onPart: (part: number) => void): Options {
  return typeof XMLHttpRequest === 'undefined' ? { body } : { fetch: withProgress(body, onPart) };
}

async function ask(
  address: string,
  request: Options,
  { token, signal }: Pick<AttemptOptions, 'token' | 'signal'>,
): Promise<AttemptResult> {
  if (signal.aborted) return { end: 'stopped' };
  const context: HttpContext = { token };
  try {
    const given: Options = { ...request, signal, context };
    const response = await http(address, { ...given, cache: 'no-store', throwHttpErrors: false });
    const body = await response.json<unknown>().catch(() => null);
    return judge({ status: response.status, retryAfter: response.headers.get('retry-after'), body });
  } catch (error) {
    if (signal.aborted) return { end: 'stopped' };
    return unreached(error instanceof OfflineError ? error.reason : 'offline');
  }
}

/** Returns the request of an item. An item always gives the same request, so its idempotency key stays valid. */
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

/** The result of one attempt to send an item. */
export type AttemptResult =
  | { end: 'arrived'; reply: unknown }
  /** the server asks to retry after `wait` milliseconds; 0 when it gives no time */
  | { end: 'later'; fault: ItemFault; wait: number }
  /** no response of the server */
  | { end: 'unreached'; fault: ItemFault }
  | { end: 'needs-session'; fault: ItemFault; isOver: boolean }
  | { end: 'missing'; fault: ItemFault; keys: string[] }
  /** with `key_reused`, `stored` is the version that arrived under the key */
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
  // not the API's error envelope: a proxy or captive portal has responded
  if (said.code === undefined && status !== 413) return { end: 'later', fault, wait };
  if (status === 401) return { end: 'needs-session', fault, isOver: isSessionOver({ status, body }) };
  if (said.code === 'upload_missing') {
    return { end: 'missing', fault, keys: Array.isArray(said.missing) ? said.missing.map(String) : [] };
  }
  // the account has too many images: the person has to delete some, because changing the item does not help
  if (said.code === 'quota_exceeded') return { end: 'rejected', fault, wait };
  const isConflict = status === 409 || status === 412 || said.code === 'key_reused';
  return { end: isConflict ? 'conflict' : 'rejected', fault, wait, stored: said.stored };
}

function unreached(code: OfflineReason): AttemptResult {
  return { end: 'unreached', fault: { code, status: 0, message: '' } };
}
