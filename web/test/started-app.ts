import type { SessionAccount } from '@tero/shared/contract/accounts';
import { openDB } from 'idb';
import { vi } from 'vitest';
import { as, client } from './clients.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token like the server's: it has a name and email besides the id of its session. */
export function tokenOf(sid: string): string {
  return [part({ alg: 'HS256' }), part({ sid, id: 7, name: 'Ana Núñez', email: 'ana@correo.example' }), 'sign'].join(
    '.',
  );
}

const ana = { id: 7, name: 'Ana Núñez', email: 'ana@correo.example' } as unknown as SessionAccount;

/** The server's response to a sign-in. */
export function signedInAs(sid: string, account = ana) {
  return {
    success: true as const,
    token: tokenOf(sid),
    expires_at: '',
    user: null,
    provider: account as never,
    userType: 'provider' as const,
    role: 'provider' as const,
  };
}

/** Opens the app as a new page of a browser that was just started. */
export async function startApp() {
  vi.resetModules();
  const who = client('page');
  return as(who, async () => {
    const { followSession } = await import('../src/app/watch/session-change.ts');
    const session = await import('../src/lib/session/session.ts');
    const leaving = await import('../src/features/accounts/sign-out/leaving.ts');
    const { readSessionCopy } = await import('../src/offline/outbox/session-copy.ts');
    const pending = await import('../src/lib/session/pending-sign-outs.ts');
    const { followOutbox } = await import('../src/app/outbox/outbox.ts');
    followSession();
    followOutbox();
    const { useSession } = session;
    const leave = (go?: () => void) => as(who, () => leaving.leave({ locationKey: 'one', ...(go && { go }) }));
    return {
      ...session,
      ...pending,
      leave,
      readSessionCopy,
      copied: async () => (await readSessionCopy()).copy?.token ?? null,
      isSignedIn: () => useSession.getState().account?.id === 7,
      isReady: () => vi.waitFor(() => !useSession.getState().isRestoring || Promise.reject(new Error('restoring'))),
      /** from now on, no action of the page reaches storage or server */
      kill: () => {
        who.stepsLeft = 0;
      },
    };
  });
}

/** Keeps the disk busy, like a slow disk, until the returned function is called. */
export async function holdDisk(): Promise<() => void> {
  const db = await openDB('tero');
  const { store } = db.transaction('device', 'readwrite');
  let isHeld = true;
  const ask = () => {
    if (isHeld) void store.get('nothing').then(ask);
  };
  ask();
  return () => {
    isHeld = false;
  };
}

/** Returns the contents of all the device's storages as one text. */
export async function deviceText(): Promise<string> {
  const db = await openDB('tero');
  const rows = await Promise.all([...db.objectStoreNames].map(async (name) => [name, await db.getAll(name)]));
  db.close();
  return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }]);
}
