import type { Endpoint } from '@tero/shared/contract/endpoint';
import { saveBlob } from '../device/save-blob.ts';
import { addressOf, http } from './client/client.ts';

/** Timeout in milliseconds: the server needs a while to write a whole table. */
const timeout = 120_000;

/**
 * Downloads a CSV file of the API with the session's token, which a plain link would not send, and saves it through the
 * browser.
 */
export async function download({ path }: Endpoint, query: Record<string, unknown>): Promise<void> {
  const response = await http(addressOf(path, { query }), { timeout, retry: 0, headers: { accept: 'text/csv' } });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveBlob(name ?? 'tero.csv', await response.blob());
}
