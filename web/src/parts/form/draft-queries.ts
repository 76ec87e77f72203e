import { useQuery } from '@tanstack/react-query';
import { subject } from '../../lib/query/subject.ts';
import { type ImageDraft, readDraft, type StoredDraft } from '../../offline/drafts/drafts.ts';
import { isHeld, readItem } from '../../offline/outbox/outbox.ts';
import type { FormDraft } from './use-draft.ts';

const storedDraft = subject('drafts').read({
  call: async (_context, owner: ImageDraft) => {
    try {
      const draft = await readDraft<FormDraft<unknown>>(owner);
      const sent = draft?.values.attempt;
      const item = sent && (await readItem(sent.idempotencyKey));
      // the page was closed while it sent: the item is now in the outbox
      return item && !isHeld(item) ? null : draft;
    } catch {
      // storage is blocked: storing a draft reports it
      return null;
    }
  },
  cache: { never: 'read from this device' },
  // read once on entering: the form has all later changes itself
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  structuralSharing: false,
});

/** Reads the stored draft of a form; null when there is none, or when storage is blocked. */
export function useStoredDraft<V>({ account, form }: ImageDraft) {
  return useQuery({
    ...storedDraft({ account, form }),
    // a form reads what it stored
    select: (draft) => draft as StoredDraft<FormDraft<V>> | null,
  });
}
