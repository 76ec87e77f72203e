import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, saveDraft, type TextDraft } from '../../offline/drafts/drafts.ts';

/** Stores what is typed over `values` (must be the same object each time), until `isSent` or `dropDraft`. */
export function useTextDraft<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  { key, unstored, brief }: TextDraft,
  values: V,
  isSent = false,
): void {
  const { subscribe } = form;
  useEffect(() => {
    const draft = { key, ...(unstored && { unstored }), ...(brief && { brief }) };
    if (isSent) {
      void dropDraft(draft);
      return;
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const stored = Object.entries(typed).filter(
          // an emptied field is not stored; an unticked box and a zero are
          ([name, value]) => (value || value === false || value === 0) && value !== values[name],
        );
        void saveDraft(draft, Object.fromEntries(stored));
      },
    });
  }, [subscribe, key, unstored, brief, values, isSent]);
}
