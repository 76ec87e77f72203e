import { useState } from 'react';

const key = 'tero.columns';

/** The columns of a table that an administrator has not hidden, which the device keeps (rule ADM-112). */
export function useChosenColumns<Column extends { label: string }>(tab: string, columns: readonly Column[]) {
  const [hidden, setHidden] = useState(() => read()[tab] ?? []);
  const shown = columns.filter(({ label }) => !hidden.includes(label));
  return {
    shown: shown.length > 0 ? shown : columns,
    isShown: (label: string) => !hidden.includes(label),
    toggle(label: string) {
      const next = hidden.includes(label) ? hidden.filter((name) => name !== label) : [...hidden, label];
      setHidden(next);
      write({ ...read(), [tab]: next });
    },
  };
}

type Hidden = Record<string, string[]>;

function read(): Hidden {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(kept as object).filter(([, labels]) => Array.isArray(labels));
    return Object.fromEntries(entries) as Hidden;
  } catch {
    return {}; // storage is blocked, or has something else: all columns are shown
  }
}

function write(hidden: Hidden): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // storage is blocked: the choice holds until the list is left
  }
}
