import type { Endpoint, GivenBody, GivenParams, ResponseOf } from '@tero/shared/contract/endpoint';
import { delays } from '@tero/shared/limits';
import { UploadTimeoutError } from './api-error.ts';
import { type Answer, type Outgoing, outgoing, parsed, reach, replyOf } from './http.ts';

export interface UploadGiven<E> {
  params?: GivenParams<E>;
  body: GivenBody<E>;
  files: readonly File[];
  signal?: AbortSignal | undefined;
  /** from 0 to 1: the part that has been sent. At 1 the response is still to come. */
  onProgress?: ((sent: number) => void) | undefined;
  /** milliseconds, for the whole upload */
  timeout?: number;
  /** idempotency key, kept over retries; generated here unless given */
  idempotencyKey?: string;
}

/**
 * Calls an endpoint that takes files, as multipart/form-data. Throws as `call` does, `UploadTimeoutError` (an
 * `OfflineError`) on a timeout, and the reason of `signal` when aborted. Uses XMLHttpRequest, because fetch reports no
 * progress.
 */
export async function upload<E extends Endpoint>(endpoint: E, given: UploadGiven<E>): Promise<ResponseOf<E>> {
  const { params, idempotencyKey, signal } = given;
  signal?.throwIfAborted();
  const field = endpoint.files?.field;
  if (!field) throw new TypeError(`${endpoint.path} takes no files`);
  const out = outgoing(endpoint, { params: params as Record<string, unknown> | undefined, idempotencyKey });
  const form = formOf(given.body as Record<string, unknown>, field, given.files);
  const sent = send(endpoint.method, out, form, { timeout: delays.uploadTimeout, ...given });
  return replyOf<E>(await reach(sent, signal, (error) => error instanceof UploadTimeoutError), out.token);
}

/** Builds a form in the server's format: lists and records as JSON text, booleans as 1 and 0, null as empty text. */
function formOf(body: Readonly<Record<string, unknown>>, field: string, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.set(name, textOf(value));
  }
  for (const file of files) form.append(field, file, file.name);
  return form;
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function send(
  method: string,
  { address, headers }: Outgoing,
  form: FormData,
  { signal, onProgress, timeout }: Pick<UploadGiven<unknown>, 'signal' | 'onProgress'> & { timeout: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.min(loaded / total, 1) : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('retry-after'),
        body: parsed(request.responseText),
      });
    request.onerror = () => reject(new TypeError('network'));
    request.ontimeout = () => reject(new UploadTimeoutError());
    const abort = () => request.abort();
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
    request.send(form);
  });
}
