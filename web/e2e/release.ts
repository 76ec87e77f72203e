import { createHash } from 'node:crypto';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Matches the hash of the page in the worker's list of files. */
const hashOfPage = /("integrity":"sha256-)[^"]+(","revision":null,"url":"index.html")/;

/**
 * Starts a proxy of the server at `baseURL` with its own origin, which can release a new version of the web app:
 * another worker, and a page with `version` in its head.
 */
export async function startReleases(baseURL: string | undefined) {
  const target = new URL(baseURL ?? '');
  let version = 1;
  let hash = '';
  let isTakenBack = false;
  const released = (page: string) => page.replace('</head>', `<meta name="release" content="v${version}"></head>`);
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const isWorker = url === '/sw.js';
    const path = isWorker && isTakenBack ? '/sw-off.js' : url;
    const isPage = (headers.accept ?? '').includes('text/html') || url.startsWith('/index.html');
    const rewrites = version > 1 && (isWorker || isPage);
    // unconditional and uncompressed, so that it can be rewritten
    const { 'if-none-match': _, 'if-modified-since': ____, ...fresh } = headers;
    const plain = rewrites ? { ...fresh, 'accept-encoding': 'identity' } : headers;
    const asked = ask({ host: target.hostname, port: target.port, method, path, headers: plain }, (response) => {
      if (!rewrites) {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const changed = isWorker ? text.replace(hashOfPage, `$1${hash}$2`) : released(text);
        const { 'content-length': __, etag: ___, ...rest } = response.headers;
        outgoing.writeHead(response.statusCode ?? 500, rest);
        outgoing.end(isWorker ? `${changed}\n// v${version}` : changed);
      });
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: async () => {
      version += 1;
      const page = await (await fetch(`${target.origin}/index.html`)).text();
      hash = createHash('sha256').update(released(page)).digest('base64');
    },
    /** serves the worker that removes a broken worker, as with WORKER_OFF=1 */
    takeBack: () => {
      isTakenBack = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
