import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** `values` with what had been typed over them and not sent, also before a reload. */
export function withDraft<V extends FieldValues>(key: string, values: V): V {
  const draft = read(key);
  const kept = Object.keys(values).filter((name) => typeof draft[name] === 'string');
  return { ...values, ...Object.fromEntries(kept.map((name) => [name, draft[name]])) };
}

/** Keeps on the device, but for `unkept` fields, what is typed over `values`, until `dropDraft`. */
export function useFormDraft<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  key: string,
  values: V,
  unkept: readonly string[] = [],
): void {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const kept = Object.entries(typed).filter(
            ([name, value]) => value && value !== values[name] && !unkept.includes(name),
          );
          write(key, Object.fromEntries(kept));
        },
      }),
    [subscribe, key, values, unkept],
  );
}

export function dropDraft(key: string): void {
  write(key, {});
}

function read(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function write(key: string, values: Record<string, unknown>): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // storage is full or blocked: the form itself still holds what was typed
  }
}
