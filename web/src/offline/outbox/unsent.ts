import { withDatabase } from '../database/database.ts';
import { tell } from './channel.ts';
import { readItems } from './store.ts';

/** Outbox items and drafts that an account leaves on this device when it signs out. */
export interface Unsent {
  /** the titles of the items in the outbox */
  items: string[];
  /** the number of forms with a draft */
  drafts: number;
}

/** Reads the outbox and drafts of an account. Where the database is blocked, nothing is in it. */
export async function readUnsent(account: number): Promise<Unsent> {
  const storedDrafts = draftKeys(account).length;
  try {
    const items = await readItems(account);
    const drafts = await withDatabase((db) => db.count('drafts', allOf(account)));
    return { items: items.map(({ title }) => title), drafts: drafts + storedDrafts };
  } catch {
    return { items: [], drafts: storedDrafts };
  }
}

/** Erases the outbox and all drafts of an account; stops an item that is being sent. */
export async function eraseUnsent(account: number): Promise<void> {
  const items = await readItems(account);
  for (const { id } of items) tell({ type: 'stop', id });
  await withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos', 'drafts', 'draft-photos'], 'readwrite');
    const eraseItems = async () => {
      for (const id of await tx.objectStore('outbox').index('account').getAllKeys(account)) {
        await tx.objectStore('outbox').delete(id);
        await tx.objectStore('outbox-photos').delete(IDBKeyRange.bound([id], [id, []]));
      }
    };
    await Promise.all([
      eraseItems(),
      tx.objectStore('drafts').delete(allOf(account)),
      tx.objectStore('draft-photos').delete(allOf(account)),
      tx.done,
    ]);
  });
  for (const key of draftKeys(account)) localStorage.removeItem(key);
  tell({ type: 'changed' });
}

/** The key range of one account: lists sort after texts in IndexedDB. */
function allOf(account: number): IDBKeyRange {
  return IDBKeyRange.bound([account], [account, []]);
}

/** Returns the keys of the drafts that small forms keep in localStorage under the account's number (lib/form-draft). */
function draftKeys(account: number): string[] {
  try {
    const ofAccount = new RegExp(`^tero\\.(review-draft|reply-draft|draft\\.[\\w-]+)\\.${account}(\\.|$)`);
    return Object.keys(localStorage).filter((key) => ofAccount.test(key));
  } catch {
    return [];
  }
}
