// Draws first views on the server: built by itself (vite.server.config.ts), and run in a thread of the API, which hands
// in how data is read. Nothing here knows a request or an account: what it draws is what any visitor gets.
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

/** Reads an address of the API as a visitor: the status and the body of its response. */
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
 * Draws the view of a path with its query: tags for the head, the HTML of the root, and the data that it was drawn from
 * as a tag. Throws when something on it could not be read.
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
      // all at once: what comes later would need a script in the page
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // each read has been waited for by then (app/first-view/drawn-query.ts)
      onAllReady: () => void pipe(output),
      onError: reject,
    });
  });
}

/**
 * Takes the links that React puts before the HTML out of it, since the browser's own drawing has none there. Styles in
 * tags, which some libraries write, are left out: the policy of the app would report each.
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
