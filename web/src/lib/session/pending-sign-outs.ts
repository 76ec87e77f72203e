import { accounts } from '@tero/shared/contract/accounts';
import { client } from '../http/client/lazy-client.ts';
import type { HttpContext } from '../http/client/registered.ts';

/**
 * Storage key of the pending sign-outs: sessions that ended here without connection and that are still open on the
 * server.
 */
const key = 'tero.farewells';

/** Adds a pending sign-out, which the server is told as soon as there is a connection. */
export function rememberSignOut(token: string): void {
  write([...read(), token]);
}

/** Sends the pending sign-outs to the server; those that fail stay pending. */
export async function sendPendingSignOuts(): Promise<void> {
  const { method, path } = accounts.logout;
  for (const token of read()) {
    try {
      const context: HttpContext = { token, isSilent: true };
      const http = await client();
      const { status } = await http(path, { method, throwHttpErrors: false, context });
      // 401: the session had already ended
      if (status !== 200 && status !== 401) continue;
      write(read().filter((other) => other !== token));
    } catch {
      // still no connection: it stays pending
    }
  }
}

function read(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

function write(tokens: readonly string[]): void {
  try {
    if (tokens.length > 0) localStorage.setItem(key, JSON.stringify(tokens));
    else localStorage.removeItem(key);
  } catch {
    // storage is full or blocked: those sessions end when they expire
  }
}
