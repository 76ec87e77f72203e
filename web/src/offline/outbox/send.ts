import { uploads } from '@tero/shared/contract/uploads';
import type { OutboxPhotoRow } from '../database/database.ts';
import type { OutboxItem } from './item.ts';
import { callOf, pathOf } from './kinds.ts';
import { type Answer, judge, type Outcome, unreached } from './response.ts';

export interface Way {
  token: string | null;
  signal: AbortSignal;
  photos: () => Promise<OutboxPhotoRow[]>;
  /** whether a photo is at the server, told as that changes */
  onPhoto: (key: string, uploaded: boolean) => Promise<void>;
  /** from 0 to 1, over the bytes of the photos */
  onProgress?: ((sent: number) => void) | undefined;
}

/** Milliseconds; for a photo a slow line of 250 kbit/s is enough. */
const patience = { call: 30_000, photo: 120_000 };

/** Sends an item: its photos one a call, then itself, all under keys that make a repeat harmless. */
export async function sendItem(item: OutboxItem, way: Way): Promise<Outcome> {
  let waiting = item.photos.filter(({ uploaded }) => !uploaded).map(({ key }) => key);
  for (let round = 0; ; round++) {
    const stopped = waiting.length > 0 ? await sendPhotos(waiting, way) : null;
    if (stopped) return stopped;
    const { method, address, body } = callOf(item);
    const headers = { 'idempotency-key': item.id, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const text = body === undefined ? null : JSON.stringify(body);
    const outcome = await ask(address, { method, headers, body: text }, way, patience.call);
    if (outcome.end !== 'missing') return outcome;
    for (const key of outcome.keys) await way.onPhoto(key, false);
    if (round > 0) return { end: 'later', fault: outcome.fault, wait: 0 };
    waiting = outcome.keys;
  }
}

/** Forgets uploads that nothing will take; what is not reached is forgotten by the server's own clock. */
export async function discardPhotos(keys: readonly string[], token: string | null): Promise<void> {
  const { method, path } = uploads.remove;
  for (const uploadId of keys) {
    const way = { token, signal: new AbortController().signal };
    const outcome = await ask(pathOf(path, { uploadId }), { method, headers: {}, body: null }, way, patience.call);
    if (outcome.end === 'unreached') return;
  }
}

async function sendPhotos(keys: readonly string[], way: Way): Promise<Outcome | null> {
  const all = await way.photos();
  const total = all.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const todo = all.filter(({ key }) => keys.includes(key));
  let sent = total - todo.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  way.onProgress?.(total > 0 ? sent / total : 0);
  for (const { key, name, type, bytes } of todo) {
    const body = new FormData();
    body.set(uploads.put.files?.field ?? '', new File([bytes], name, { type }));
    const request = { method: uploads.put.method, headers: {}, body };
    const outcome = await ask(pathOf(uploads.put.path, { uploadId: key }), request, way, patience.photo);
    if (outcome.end !== 'arrived') return outcome;
    sent += bytes.byteLength;
    way.onProgress?.(sent / total);
    await way.onPhoto(key, true);
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
  { token, signal }: Pick<Way, 'token' | 'signal'>,
  timeout: number,
): Promise<Outcome> {
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

/** Throws what breaks off in the middle: then there was no answer. */
async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const answer = { status: response.status, retryAfter: response.headers.get('retry-after') };
  try {
    return { ...answer, body: JSON.parse(text) as unknown };
  } catch {
    return { ...answer, body: null };
  }
}
