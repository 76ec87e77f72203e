import { withDatabase } from '../database/database.ts';
import { tell } from './channel.ts';
import { readItems } from './store.ts';

/** What an account leaves on this device when it signs out. */
export interface Unsent {
  /** the titles of what waits to be sent */
  items: string[];
  /** how many forms were begun */
  drafts: number;
}

/** Nothing where storage is blocked: nothing is kept there either. */
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

/** Erases everything that an account wrote here and did not send; what is on its way stops. */
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

/** Every key that begins with the account; lists sort after texts. */
function allOf(account: number): IDBKeyRange {
  return IDBKeyRange.bound([account], [account, []]);
}

/** Small forms keep their drafts in localStorage, under the account's number (lib/form-draft). */
function draftKeys(account: number): string[] {
  try {
    const ofAccount = new RegExp(`^tero\\.(review-draft|reply-draft|draft\\.[\\w-]+)\\.${account}(\\.|$)`);
    return Object.keys(localStorage).filter((key) => ofAccount.test(key));
  } catch {
    return [];
  }
}
