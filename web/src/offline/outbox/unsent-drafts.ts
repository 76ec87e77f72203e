import { isSent, type ListedDraft, readDraftRows } from '../drafts/drafts.ts';
import { readItems } from './store.ts';

/** A draft that an account did not send. */
export interface UnsentDraft extends ListedDraft {
  /** a version of it waits in the outbox */
  waits: boolean;
}

/** A draft that is stored on this device. */
export interface KeptDraft extends UnsentDraft {
  /** whether the outbox has the same content, because the page closed while it was being sent */
  isSent: boolean;
}

/** Returns all drafts of an account, oldest first. */
export async function readKeptDrafts(account: number): Promise<KeptDraft[]> {
  const [drafts, items] = await Promise.all([readDraftRows(account), readItems(account)]);
  return drafts.map((draft) => {
    const item = items.find(({ id }) => id === draft.id);
    return { ...draft, waits: item !== undefined, isSent: item?.draft ? isSent(draft, item.id, item.draft) : false };
  });
}

/** Returns the drafts of an account that differ from its waiting items, oldest first. */
export async function readUnsentDrafts(account: number): Promise<UnsentDraft[]> {
  return (await readKeptDrafts(account)).filter((draft) => !draft.isSent);
}
