import { useState } from 'react';
import { lasting, readJson } from '../../../lib/device/storage.ts';

const key = 'tero.columns';

/**
 * Returns the columns of a table that the administrator has not hidden. The device remembers the choice (rule ADM-112).
 */
export function useChosenColumns<Column extends { label: string }>(tab: string, columns: readonly Column[]) {
  const [hidden, setHidden] = useState(() => read()[tab] ?? []);
  const shown = columns.filter(({ label }) => !hidden.includes(label));
  return {
    shown: shown.length > 0 ? shown : columns,
    isShown: (label: string) => !hidden.includes(label),
    toggle(label: string) {
      const next = hidden.includes(label) ? hidden.filter((name) => name !== label) : [...hidden, label];
      setHidden(next);
      lasting.write(key, JSON.stringify({ ...read(), [tab]: next }));
    },
  };
}

type Hidden = Record<string, string[]>;

function read(): Hidden {
  const entries = Object.entries(readJson(lasting, key) ?? {}).filter(([, labels]) => Array.isArray(labels));
  return Object.fromEntries(entries) as Hidden;
}
