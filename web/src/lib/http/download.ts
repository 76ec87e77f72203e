import type { Endpoint } from '@tero/shared/contract/endpoint';
import { saveBlob } from '../device/save-blob.ts';
import { answerOf, outgoing, reach, replyOf } from './http.ts';
import { isTimeout, timed } from './with-timeout.ts';

/** Timeout in milliseconds: the server needs a while to write a whole table. */
const timeLimit = 120_000;

/**
 * Downloads a file of the API with the session's token, which a plain link would not send, and saves it through the
 * browser.
 */
export async function download(endpoint: Endpoint, query: Record<string, unknown>): Promise<void> {
  const { address, headers, token } = outgoing(endpoint, { query });
  const sent = timed(timeLimit, undefined, async (signal) => {
    const response = await fetch(address, { headers, signal });
    if (!response.ok) return { ...(await answerOf(response)), file: null };
    return { status: response.status, file: await response.blob(), said: response.headers.get('content-disposition') };
  });
  const answer = await reach(sent, undefined, isTimeout);
  if (answer.file === null) {
    replyOf(answer, token);
    return;
  }
  const name = /filename="([^"]+)"/.exec(answer.said ?? '')?.[1];
  saveBlob(name ?? 'tero.csv', answer.file);
}
