import { accounts } from '@tero/shared/contract/accounts';

/** Sessions that ended here without signal, and that the server still holds open. */
const key = 'tero.farewells';

/** The server is to hear that this session has ended, as soon as there is signal. */
export function oweFarewell(token: string): void {
  write([...read(), token]);
}

/** Tells the server of the sessions that ended without signal; those that it does not hear of stay owed. */
export async function payFarewells(): Promise<void> {
  for (const token of read()) {
    try {
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await fetch(accounts.logout.path, { method: accounts.logout.method, headers });
      // 401: it was over anyway
      if (status !== 200 && status !== 401) continue;
      write(read().filter((other) => other !== token));
    } catch {
      // no signal yet
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
    // storage is full or blocked: those sessions die by their own date
  }
}
