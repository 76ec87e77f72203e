// Renders first views on the server. It is built separately (vite.server.config.ts) and runs in a thread of the API,
// which provides the function that reads data. Nothing here knows a request or an account, so every view is a
// visitor's.
import { Writable } from 'node:stream';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { type Inlined, inlinedId } from './app/first-view/inlined.ts';
import { apiErrorOf } from './lib/http/client/envelope.ts';
import { newQueryClient } from './lib/http/query-client.ts';
import { readThrough } from './lib/http/reading.ts';

/** Reads an address of the API as a visitor. Returns the status and the body of the response. */
type ReadResponse = (address: string) => Promise<{ status: number; body: unknown }>;

/** Sets how data is read. */
export function startReading(read: ReadResponse): void {
  readThrough(async (address) => {
    const { status, body } = await read(address);
    if (status >= 400) throw apiErrorOf({ status, retryAfter: null, body });
    return body;
  });
}

/**
 * Renders the view of a path with its query. Returns tags for the head, the HTML of the root, and a tag with the data
 * of the view. Throws when data on it could not be read.
 */
export async function draw(path: string): Promise<{ head: string; root: string; data: string }> {
  const client = newQueryClient();
  try {
    const html = await htmlOf(path, client);
    const inlined: Inlined = { path, state: dehydrate(client) };
    const data = `<script type="application/json" id="${inlinedId}">${scriptText(inlined)}</script>`;
    return { ...parted(html), data };
  } finally {
    client.clear();
  }
}

function htmlOf(path: string, client: QueryClient): Promise<string> {
  const routed = (routes: ReactNode) => <StaticRouter location={path}>{routes}</StaticRouter>;
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const output = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<App client={client} routed={routed} />, {
      // all at once, because later parts would need a script in the page
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // by then, all reads have ended (app/first-view/drawn-query.ts)
      onAllReady: () => void pipe(output),
      onError: reject,
    });
  });
}

/**
 * Separates the HTML from the links that React puts before it, because the browser's own render has none there. Removes
 * inline styles, which some libraries write: the app's policy would report each.
 */
function parted(html: string): { head: string; root: string } {
  const [head = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  return { head, root: html.slice(head.length).replaceAll(/ style="[^"]*"/g, '') };
}

/** JSON that ends no tag. */
function scriptText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
