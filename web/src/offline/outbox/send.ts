import { uploads } from '@tero/shared/contract/uploads';
import type { OutboxImageRow } from '../database/database.ts';
import type { OutboxItem } from './item.ts';
import { callOf, pathOf } from './kinds.ts';
import { type Answer, type AttemptResult, judge, unreached } from './response.ts';

export interface AttemptOptions {
  token: string | null;
  signal: AbortSignal;
  images: () => Promise<OutboxImageRow[]>;
  /** called when an image has been uploaded (true) or is missing on the server (false) */
  onImage: (key: string, uploaded: boolean) => Promise<void>;
  /** from 0 to 1, over the bytes of the images */
  onProgress?: ((sent: number) => void) | undefined;
}

/** Timeouts in milliseconds; the one per image suits a slow connection of 250 kbit/s. */
const timeLimit = { call: 30_000, photo: 120_000 };

/** Sends an item: its images in one request each, then the item itself. Idempotency keys make it safe to send again. */
export async function sendItem(item: OutboxItem, way: AttemptOptions): Promise<AttemptResult> {
  let waiting = item.photos.filter(({ uploaded }) => !uploaded).map(({ key }) => key);
  for (let round = 0; ; round++) {
    const stopped = waiting.length > 0 ? await sendImages(waiting, way) : null;
    if (stopped) return stopped;
    const { method, address, body } = callOf(item);
    const headers = { 'idempotency-key': item.id, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const text = body === undefined ? null : JSON.stringify(body);
    const outcome = await ask(address, { method, headers, body: text }, way, timeLimit.call);
    if (outcome.end !== 'missing') return outcome;
    for (const key of outcome.keys) await way.onImage(key, false);
    if (round > 0) return { end: 'later', fault: outcome.fault, wait: 0 };
    waiting = outcome.keys;
  }
}

/** Deletes uploads that no item will use; the server deletes the ones that could not be reached after a while. */
export async function discardImages(keys: readonly string[], token: string | null): Promise<void> {
  const { method, path } = uploads.remove;
  for (const uploadId of keys) {
    const way = { token, signal: new AbortController().signal };
    const outcome = await ask(pathOf(path, { uploadId }), { method, headers: {}, body: null }, way, timeLimit.call);
    if (outcome.end === 'unreached') return;
  }
}

async function sendImages(keys: readonly string[], way: AttemptOptions): Promise<AttemptResult | null> {
  const all = await way.images();
  const total = all.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const todo = all.filter(({ key }) => keys.includes(key));
  let sent = total - todo.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  way.onProgress?.(total > 0 ? sent / total : 0);
  for (const { key, name, type, bytes } of todo) {
    const body = new FormData();
    body.set(uploads.put.files?.field ?? '', new File([bytes], name, { type }));
    const request = { method: uploads.put.method, headers: {}, body };
    const outcome = await ask(pathOf(uploads.put.path, { uploadId: key }), request, way, timeLimit.photo);
    if (outcome.end !== 'arrived') return outcome;
    sent += bytes.byteLength;
    way.onProgress?.(sent / total);
    await way.onImage(key, true);
  }
  return null;
}

interface Request {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | null;
}

async function ask(
  address: string,
  { method, headers, body }: Request,
  { token, signal }: Pick<AttemptOptions, 'token' | 'signal'>,
  timeout: number,
): Promise<AttemptResult> {
  const stop = new AbortController();
  const end = () => stop.abort();
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    end();
  }, timeout);
  signal.addEventListener('abort', end, { once: true });
  try {
    if (signal.aborted) return { end: 'stopped' };
    const given = { ...headers, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(address, { method, headers: given, body, cache: 'no-store', signal: stop.signal });
    return judge(await answerOf(response));
  } catch {
    if (signal.aborted) return { end: 'stopped' };
    return unreached(isSlow ? 'slow' : 'offline');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Reads a response. Throws when the connection breaks meanwhile, which counts as no response. */
async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const answer = { status: response.status, retryAfter: response.headers.get('retry-after') };
  try {
    return { ...answer, body: JSON.parse(text) as unknown };
  } catch {
    return { ...answer, body: null };
  }
}
