import { Readable } from 'node:stream';
import type { Harness } from '../../api/test/harness.ts';

/** The calls of the running test's pages to which the API has responded, such as `POST /api/reviews`. */
export const calls: string[] = [];

let faults: { path: RegExp; status: number | 'lost' }[] = [];
const underWay = new Set<Promise<unknown>>();
const nodeFetch = fetch;

/**
 * Makes each call whose path matches fail, in this and later pages: with a status, as from a proxy whose server is
 * down, or without a response, as without a connection. Returns a function that ends that.
 */
export function failing(path: RegExp, status: number | 'lost' = 400): () => void {
  const fault = { path, status };
  faults.push(fault);
  return () => {
    faults = faults.filter((other) => other !== fault);
  };
}

let silence: PromiseWithResolvers<void> | undefined;

/** Makes all calls hang. Returns a function that lets the waiting calls continue. */
export function hanging(): () => void {
  const begun = Promise.withResolvers<void>();
  silence = begun;
  return () => {
    silence = undefined;
    begun.resolve();
  };
}

/** Resets the line for a test: no call fails or waits, and none has been made. */
export function repairLine(): void {
  faults = [];
  silence = undefined;
  calls.length = 0;
}

/** Waits until no call is under way. */
export async function answered(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Returns the `fetch` of a page whose origin is the API of `h`. `left` aborts when the page is closed. */
export function lineTo(h: Harness, left: AbortSignal) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // the server, which shares this process, asks others
    if (!request.url.startsWith(location.origin)) return nodeFetch(request);
    const answer = ask(h, request, left);
    underWay.add(answer);
    void answer.catch(() => undefined).then(() => underWay.delete(answer));
    return answer;
  };
}

/** Calls the API itself. The response is streamed as the API writes it, as for events. */
async function ask(h: Harness, request: Request, left: AbortSignal): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = Buffer.from(await request.arrayBuffer());
  // requests that are to outlive their page do
  const signal = request.keepalive ? request.signal : AbortSignal.any([request.signal, left]);
  signal.throwIfAborted();
  if (silence) await unlessAborted(silence.promise, signal);
  const fault = faults.find(({ path }) => path.test(pathname));
  if (fault?.status === 'lost') throw new TypeError('Failed to fetch');
  if (fault)
    return Response.json({ success: false, code: 'internal_error', message: '', errors: {} }, { status: fault.status });
  const answer = await h.app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload.length > 0 && { payload }),
    payloadAsStream: true,
  });
  const end = () => answer.raw.res.destroy();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  signal.throwIfAborted();
  calls.push(`${request.method} ${pathname}`);
  const headers = Object.entries(answer.headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, String(value)]),
  );
  const status = answer.statusCode;
  const body = [204, 304].includes(status) ? null : (Readable.toWeb(answer.stream()) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}

function unlessAborted(waited: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // what a page that is left still sends
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    void waited.then(resolve);
  });
}
