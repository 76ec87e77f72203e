import { useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { takeTyped } from '../../lib/typed-before.ts';
import { type BriefDraft, writeBrief } from '../../offline/drafts/drafts.ts';

/**
 * Stores the fields that differ from `values` (the same object on each call) until the browser closes or `isSent`.
 * Takes over the text that was typed before the app's code had loaded.
 */
export function useBriefDraft<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  draft: BriefDraft,
  values: V,
  isSent = false,
): void {
  const { subscribe, setValue, getValues } = form;
  // before the browser paints, because the form has just emptied the fields that were filled in before
  useLayoutEffect(() => {
    if (isSent) return writeBrief(draft, {});
    const store = (typed: object) => {
      const stored = Object.entries(typed).filter(
        // an empty field is not stored; an unticked box and a zero are
        ([name, value]) => (value || value === false || value === 0) && value !== values[name],
      );
      writeBrief(draft, Object.fromEntries(stored));
    };
    const before = takeTyped(values);
    for (const [name, value] of before) setValue(name as Path<V>, value as PathValue<V, Path<V>>);
    // no event reports these fields, because the form is not mounted yet
    if (before.length > 0) store({ ...getValues(), ...Object.fromEntries(before) });
    return subscribe({ formState: { values: true }, callback: ({ values: typed }) => store(typed) });
  }, [subscribe, setValue, getValues, draft, values, isSent]);
}
