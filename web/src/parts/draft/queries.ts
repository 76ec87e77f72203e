import { useQuery } from '@tanstack/react-query';
import { type DraftOwner, readDraft } from '../../offline/drafts.ts';
import type { FormDraft } from './use-draft.ts';

/** What its owner had not sent of a form; null when there is nothing, or the browser keeps nothing. */
export function useStoredDraft<V>({ account, form }: DraftOwner) {
  return useQuery({
    queryKey: ['drafts', account, form],
    queryFn: async () => {
      try {
        return await readDraft<FormDraft<V>>({ account, form });
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
