import { useQuery } from '@tanstack/react-query';
import { type DraftOwner, readDraft } from '../../offline/drafts/drafts.ts';
import { readItem } from '../../offline/outbox/store.ts';
import { isHeld } from '../outbox/waiting.ts';
import type { FormDraft } from './use-draft.ts';

/** What its owner had not sent of a form; null when there is nothing, or the browser keeps nothing. */
export function useStoredDraft<V>({ account, form }: DraftOwner) {
  return useQuery({
    queryKey: ['drafts', account, form],
    queryFn: async () => {
      try {
        const draft = await readDraft<FormDraft<V>>({ account, form });
        const sent = draft?.values.attempt;
        const item = sent && (await readItem(sent.idempotencyKey));
        // a page that was closed while it sent left it in the outbox, which owns it now
        return item && !isHeld(item) ? null : draft;
      } catch {
        // storage is blocked: saving will say so
        return null;
      }
    },
    // read once on entering: what is written after that, the form has itself
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
