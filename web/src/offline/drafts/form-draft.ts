import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The place where a form keeps text that was typed and not sent. */
export interface Draft {
  key: string;
  /** fields that are never stored in the browser */
  unkept?: readonly string[];
  /** kept until the browser closes; otherwise until the form is sent */
  brief?: boolean;
}

/** Returns `values` overlaid with the stored draft, which survives a reload. */
export function withDraft<V extends FieldValues>(draft: Draft, values: V): V {
  const typed = read(draft);
  const kept = Object.keys(values).filter(
    (name) => isKept(draft, name) && name in typed && typeof typed[name] === typeof values[name],
  );
  return { ...values, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
}

/** Stores what is typed over `values` (must be the same object each time), until `isSent` or `dropDraft`. */
export function useFormDraft<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  { key, unkept, brief }: Draft,
  values: V,
  isSent = false,
): void {
  const { subscribe } = form;
  useEffect(() => {
    const draft = { key, ...(unkept && { unkept }), ...(brief && { brief }) };
    if (isSent) {
      dropDraft(draft);
      return;
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const kept = Object.entries(typed).filter(
          // an emptied text is not kept; an unticked box is
          ([name, value]) => (value || value === false) && value !== values[name] && isKept(draft, name),
        );
        write(draft, Object.fromEntries(kept));
      },
    });
  }, [subscribe, key, unkept, brief, values, isSent]);
}

export function dropDraft(draft: Draft): void {
  write(draft, {});
}

/** Stores the values of something already sent as the draft that its form begins with. */
export function keepDraft(draft: Draft, values: Record<string, unknown>): void {
  write(draft, Object.fromEntries(Object.entries(values).filter(([name]) => isKept(draft, name))));
}

/** Returns whether the form has a stored draft. */
export function hasDraft(draft: Draft): boolean {
  return Object.keys(read(draft)).length > 0;
}

function isKept({ unkept = [] }: Draft, name: string): boolean {
  return !unkept.includes(name);
}

function storageOf({ brief }: Draft): Storage {
  return brief ? sessionStorage : localStorage;
}

function read(draft: Draft): Record<string, unknown> {
  try {
    return (JSON.parse(storageOf(draft).getItem(draft.key) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function write(draft: Draft, values: Record<string, unknown>): void {
  try {
    if (Object.keys(values).length === 0) storageOf(draft).removeItem(draft.key);
    else storageOf(draft).setItem(draft.key, JSON.stringify(values));
  } catch {
    // storage is full or blocked: the form itself still holds the text
  }
}
