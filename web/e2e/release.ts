import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy of the server at `baseURL` under its own origin, which can release a new version of the web app: another
 * worker and a page with `version` in its head.
 */
export async function startReleases(baseURL: string | undefined) {
  const target = new URL(baseURL ?? '');
  let version = 1;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const isWorker = url === '/sw.js';
    const isPage = (headers.accept ?? '').includes('text/html') || url.startsWith('/index.html');
    const rewrites = version > 1 && (isWorker || isPage);
    // unconditional and uncompressed, so that it can be rewritten
    const { 'if-none-match': _, 'if-modified-since': ____, ...fresh } = headers;
    const plain = rewrites ? { ...fresh, 'accept-encoding': 'identity' } : headers;
    const asked = ask({ host: target.hostname, port: target.port, method, path: url, headers: plain }, (response) => {
      if (!rewrites) {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const changed = isWorker
          ? text.replace(/"revision":"\w+","url":"index.html"/, `"revision":"v${version}","url":"index.html"`)
          : text.replace('</head>', `<meta name="release" content="v${version}"></head>`);
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
    release: () => {
      version += 1;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
