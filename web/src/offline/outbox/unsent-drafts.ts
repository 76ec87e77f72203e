import { isSent, type ListedDraft, readDraftRows } from '../drafts/drafts.ts';
import { readItems } from './store.ts';

/** A draft that an account did not send. */
export interface UnsentDraft extends ListedDraft {
  /** an earlier version of it waits in the outbox */
  waits: boolean;
}

/** Returns the drafts of an account that say something else than what waits, oldest first. */
export async function readUnsentDrafts(account: number): Promise<UnsentDraft[]> {
  const [drafts, items] = await Promise.all([readDraftRows(account), readItems(account)]);
  return drafts.flatMap((draft) => {
    const item = items.find(({ id }) => id === draft.id);
    const isItem = item?.draft !== undefined && isSent(draft, item.id, item.draft);
    return isItem ? [] : [{ ...draft, waits: item !== undefined }];
  });
}
