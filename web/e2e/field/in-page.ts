// Functions that run in the page. They must not refer to anything outside themselves.
import type { OutboxItem } from '../../src/offline/outbox/item/item.ts';

/** Ends the session on the device, as signing out does. */
export async function endSession(): Promise<void> {
  localStorage.removeItem('tero.session');
  const opening = indexedDB.open('tero');
  // not created yet; only the app may create the database
  opening.onupgradeneeded = () => opening.transaction?.abort();
  await new Promise<void>((resolve) => {
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const tx = opening.result.transaction('device', 'readwrite');
      const store = tx.objectStore('device');
      const reading = store.get('session');
      reading.onsuccess = () => reading.result?.token && store.put({ ended: reading.result.token }, 'session');
      tx.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Ends the pauses between attempts, and the time for which a dead page holds its item. */
export async function passTime(): Promise<void> {
  const opening = indexedDB.open('tero');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
  const store = db.transaction('outbox', 'readwrite').objectStore('outbox');
  const reading = store.getAll();
  reading.onsuccess = () => {
    for (const row of reading.result as { item: OutboxItem }[]) {
      if (row.item.state !== 'queued' && row.item.state !== 'sending') continue;
      const { heldUntil: _, ...item } = row.item;
      store.put({ ...row, item: { ...item, nextAttemptAt: 0 } });
    }
  };
  await new Promise((resolve) => {
    store.transaction.oncomplete = resolve;
  });
  db.close();
}
