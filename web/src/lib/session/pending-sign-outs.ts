import { accounts } from '@tero/shared/contract/accounts';
import { lasting, readJson } from '../device/storage.ts';
import { http } from '../http/client/client.ts';
import type { HttpContext } from '../http/client/registered.ts';
import { sessionIdOf } from './session-id.ts';

/** Storage key of the pending sign-outs: the ids of sessions that ended here and that are still open on the server. */
const key = 'tero.farewells';

/** Adds a pending sign-out before the request to the server, because the page may close or be killed meanwhile. */
export function rememberSignOut(token: string): void {
  const id = sessionIdOf(token);
  write([...read().filter((other) => other !== id), id]);
}

/**
 * Sends the pending sign-outs to the server; those that fail stay pending. `token` is the token of the session that is
 * ending now: an earlier release of the server needs it to end the session.
 */
export async function sendPendingSignOuts(token = ''): Promise<void> {
  const { method, path } = accounts.logout;
  const now = sessionIdOf(token);
  for (const session of new Set([...read(), now])) {
    if (!session) continue;
    try {
      const context: HttpContext = { token: session === now ? token : null, isSilent: true };
      // `keepalive`, because a person may close the tab right after signing out
      const { ok } = await http(path, { method, json: { session }, keepalive: true, throwHttpErrors: false, context });
      if (ok) write(read().filter((other) => other !== session));
    } catch {
      // still no connection: it stays pending
    }
  }
}

function read(): string[] {
  const list = readJson(lasting, key);
  const kept = Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  const ids = kept.map((id) => (id.includes('.') ? sessionIdOf(id) : id)).filter(Boolean);
  // earlier versions kept whole tokens
  if (ids.join() !== kept.join()) write(ids);
  return ids;
}

function write(ids: readonly string[]): void {
  lasting.write(key, ids.length > 0 ? JSON.stringify(ids) : null);
}
