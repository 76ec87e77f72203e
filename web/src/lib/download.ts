import type { Endpoint } from '@tero/shared/contract/endpoint';
import ky, { isTimeoutError } from 'ky';
import { outgoing, reach, replyOf } from './exchange.ts';
import { saveBlob } from './save-blob.ts';

/** A whole table takes the server a while to write. */
const client = ky.create({ timeout: 120_000, retry: 0, throwHttpErrors: false });

/** Fetches a file of the API with the session's token, which a plain link would not send, and hands it to the browser. */
export async function download(endpoint: Endpoint, query: Record<string, unknown>): Promise<void> {
  const { address, headers, token } = outgoing(endpoint, { query });
  const response = await reach(client(address, { headers }), undefined, isTimeoutError);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    replyOf({ status: response.status, retryAfter: response.headers.get('retry-after'), body }, token);
    return;
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveBlob(name ?? 'tero.csv', await response.blob());
}
