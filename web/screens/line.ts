import { Readable } from 'node:stream';
import type { Harness } from '../../api/test/harness.ts';

/** The calls of the running test's pages that the API has answered, as `POST /api/reviews`. */
export const calls: string[] = [];

let faults: { path: RegExp; status: number | 'lost' }[] = [];
const underWay = new Set<Promise<unknown>>();
const nodeFetch = fetch;

/**
 * Fails each call of the app whose path matches, from now on and for pages to come, as a proxy does that has no server
 * behind it, or loses it, as where there is no signal; returns what ends that.
 */
export function failing(path: RegExp, status: number | 'lost' = 400): () => void {
  const fault = { path, status };
  faults.push(fault);
  return () => {
    faults = faults.filter((other) => other !== fault);
  };
}

let silence: PromiseWithResolvers<void> | undefined;

/** From now on nothing answers, as on a line that hangs; returns what lets all calls go on that wait. */
export function hanging(): () => void {
  const begun = Promise.withResolvers<void>();
  silence = begun;
  return () => {
    silence = undefined;
    begun.resolve();
  };
}

/** Begins a test: no call fails or waits, and none has been made. */
export function repairLine(): void {
  faults = [];
  silence = undefined;
  calls.length = 0;
}

/** Waits until no call is under way. */
export async function answered(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Returns the `fetch` of a page, whose origin is the API of `h`; `left`: the page is gone. */
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

/** Asks the API itself; the answer comes as it is written, as events do. */
async function ask(h: Harness, request: Request, left: AbortSignal): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = Buffer.from(await request.arrayBuffer());
  // what is to outlive its page does
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
