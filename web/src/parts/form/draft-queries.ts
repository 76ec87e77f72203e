import { useQuery } from '@tanstack/react-query';
import { type ImageDraft, readDraft } from '../../offline/drafts/drafts.ts';
import { isHeld, readItem } from '../../offline/outbox/outbox.ts';
import type { FormDraft } from './use-draft.ts';

/** Reads the stored draft of a form; null when there is none, or when storage is blocked. */
export function useStoredDraft<V>({ account, form }: ImageDraft) {
  return useQuery({
    queryKey: ['drafts', account, form],
    queryFn: async () => {
      try {
        const draft = await readDraft<FormDraft<V>>({ account, form });
        const sent = draft?.values.attempt;
        const item = sent && (await readItem(sent.idempotencyKey));
        // the page was closed while it sent: the item is now in the outbox
        return item && !isHeld(item) ? null : draft;
      } catch {
        // storage is blocked: storing a draft reports it
        return null;
      }
    },
    // read once on entering: the form has all later changes itself
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
