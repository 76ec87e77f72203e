import type { Endpoint, GivenBody, GivenParams, ResponseOf } from '@tero/shared/contract/endpoint';
import { delays } from '@tero/shared/delays';
import { OfflineError, UploadTimeoutError } from './client/api-error.ts';
import { http, pathOf, writeHeaders } from './client/client.ts';
import { withProgress } from './client/with-progress.ts';
import { withConfirmation } from './confirmation.ts';

export interface UploadGiven<E> {
  params?: GivenParams<E>;
  body: GivenBody<E>;
  files: readonly File[];
  signal?: AbortSignal | undefined;
  /** called with the sent part, from 0 to 1; at 1 the response is still to come */
  onProgress?: ((sent: number) => void) | undefined;
  /** milliseconds, for the whole upload */
  timeout?: number;
  /** idempotency key, kept over retries; generated unless given */
  idempotencyKey?: string;
  /** the version that the form began with */
  version?: string | undefined;
}

/**
 * Calls an endpoint that takes files, as multipart/form-data. Throws as `call` does, and `UploadTimeoutError` (an
 * `OfflineError`) on a timeout.
 */
export async function upload<E extends Endpoint>(endpoint: E, given: UploadGiven<E>): Promise<ResponseOf<E>> {
  const { params, body, files, signal, onProgress, timeout = delays.uploadTimeout } = given;
  const field = endpoint.files?.field;
  if (!field) throw new TypeError(`${endpoint.path} takes no files`);
  const form = formOf(body as Record<string, unknown>, field, files);
  const send = () =>
    http(pathOf(endpoint.path, params as Record<string, unknown> | undefined), {
      method: endpoint.method,
      timeout,
      ...(signal && { signal }),
      headers: writeHeaders(given),
      ...(onProgress ? { fetch: withProgress(form, onProgress) } : { body: form }),
    }).json<ResponseOf<E>>();
  try {
    return await withConfirmation(send);
  } catch (error) {
    throw error instanceof OfflineError && error.reason === 'slow' ? new UploadTimeoutError() : error;
  }
}

/** Returns a form in the server's format: lists and records as JSON text, booleans as 1 and 0, null as empty text. */
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
