import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server with the range API of Have I Been Pwned. `leaked`: the passwords that it knows; `state.mode`: how it
 * fails.
 */
export async function startPwnedPasswords(leaked: readonly string[]) {
  const asked: string[] = [];
  const state: { mode: 'well' | 'silent' | 'broken' | 'padding' } = { mode: 'well' };
  const hashes = leaked.map((text) => createHash('sha1').update(text).digest('hex').toUpperCase());
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (state.mode === 'silent') return;
    const prefix = /^\/range\/([0-9A-F]{5})$/.exec(request.url ?? '')?.[1];
    if (state.mode === 'broken' || !prefix) return response.writeHead(503).end('<h1>No</h1>');
    const count = state.mode === 'padding' ? 0 : 1387;
    const known = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:${count}`);
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end([`${'0'.repeat(35)}:0`, ...known, `${'F'.repeat(35)}:2`].join('\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: { PWNED_PASSWORDS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` },
    asked,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
