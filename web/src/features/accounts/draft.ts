import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fields that are never kept in the browser: passwords, the identity card, and consent, which is given each time. */
const unkept = new Set(['password', 'password_confirmation', 'confirmPassword', 'cedula_number', 'accepts']);

/** `defaults` with what had been typed before a reload. */
export function withDraft<V extends FieldValues>(key: string, defaults: V): V {
  const draft = read(key);
  const kept = Object.keys(defaults).filter((name) => !unkept.has(name) && typeof draft[name] === 'string');
  return { ...defaults, ...Object.fromEntries(kept.map((name) => [name, draft[name]])) };
}

/** Keeps what is typed until the browser closes or `done`. */
export function useDraft<V extends FieldValues, Out>(form: UseFormReturn<V, unknown, Out>, key: string, done: boolean) {
  const { subscribe } = form;
  useEffect(() => {
    if (done) {
      erase(key);
      return;
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.entries(values).filter(([name, value]) => !unkept.has(name) && value);
        write(key, Object.fromEntries(kept));
      },
    });
  }, [subscribe, key, done]);
}

function read(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function write(key: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // storage is full or blocked: the form itself still holds what was typed
  }
}

function erase(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // storage is blocked: there is nothing to erase
  }
}
