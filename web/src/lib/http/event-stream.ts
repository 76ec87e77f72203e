import { minute } from '@tero/shared/rules/time/durations';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { http } from './client/client.ts';
import { retrySeconds } from './client/envelope.ts';
import type { HttpContext } from './client/registered.ts';
import { lineWhileVisible, untilVisible } from './visibility.ts';

export interface StreamListener {
  /** called when connected; the listener has to fetch the events that were missed meanwhile */
  onOpen: () => void;
  onEvent: (event: EventSourceMessage) => void;
  /** disconnected; reconnecting is automatic */
  onDown: () => void;
}

const firstPause = 1_000;
const longestPause = minute;
/** Milliseconds of silence after which the connection counts as dead: longer than the server's heartbeat interval. */
const longestSilence = 90_000;

/**
 * Listens to server-sent events as the signed-in account while the page is visible, and reconnects with back-off.
 * `EventSource` cannot send the token. Returns a function that stops it.
 */
export function listenToEvents(path: string, listener: StreamListener): () => void {
  const end = new AbortController();
  void keepListening(path, listener, end.signal);
  return () => end.abort();
}

async function keepListening(path: string, listener: StreamListener, ended: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!ended.aborted) {
    await untilVisible(ended);
    if (ended.aborted) return;
    const line = lineWhileVisible(ended);
    let retryAfter = 0;
    try {
      retryAfter = await readLine(path, line, {
        ...listener,
        onOpen: () => {
          pause = firstPause;
          listener.onOpen();
        },
      });
    } catch {
      // no connection, a dead server or a hidden page; the loop continues
    }
    line.abort();
    if (ended.aborted) return;
    listener.onDown();
    await rest(Math.max(pause, retryAfter), ended);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** Reads events until the connection ends. Returns how many milliseconds the server asks to wait. */
async function readLine(path: string, line: AbortController, listener: StreamListener): Promise<number> {
  const response = await http(path, {
    headers: { accept: 'text/event-stream' },
    cache: 'no-store',
    signal: line.signal,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    // the client's own fetch waits for the end of the body
    fetch: (input, init) => fetch(input, init),
    context: { isSilent: true } satisfies HttpContext,
  });
  if (!response.ok || !response.body) return retrySeconds(response.headers.get('retry-after')) * 1_000;
  listener.onOpen();
  const parser = createParser({ onEvent: listener.onEvent });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const silence = window.setTimeout(() => line.abort(), longestSilence);
    const { done, value } = await reader.read().finally(() => window.clearTimeout(silence));
    if (done) return 0;
    parser.feed(value);
  }
}

/**
 * Waits `pause` milliseconds plus jitter, so that clients do not reconnect together; ends early when the browser is
 * online again.
 */
function rest(pause: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = () => {
      stop.abort();
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(done, pause * (0.75 + Math.random() / 2));
    window.addEventListener('online', done, { signal: stop.signal });
    ended.addEventListener('abort', done, { signal: stop.signal });
  });
}
