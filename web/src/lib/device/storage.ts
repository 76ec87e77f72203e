export interface Store {
  read(key: string): string | null;
  /** writes the text, or deletes it when null; returns whether the device has stored the change */
  write(key: string, text: string | null): boolean;
  allKeys(): string[];
}

/** Texts for later visits, shared by all tabs. */
export const lasting = door(() => localStorage);
/** Texts until the tab closes. */
export const tabbed = door(() => sessionStorage);

/** Returns the value of a stored JSON text; null when there is none or it is not JSON. */
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(store.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Returns the safe access to one of the browser's text stores. A browser may block it, lack it, have it full, or empty
 * it meanwhile. It never throws; a change that the browser refused holds until the page closes (rule NAV-127).
 */
function door(find: () => Storage): Store {
  /** texts that the device did not store; null for those it did not delete */
  const held = new Map<string, string | null>();
  return {
    read(key) {
      const text = held.get(key);
      return text === undefined ? attempt(() => find().getItem(key), null) : text;
    },
    write(key, text) {
      const isTaken = attempt(() => {
        if (text === null) find().removeItem(key);
        else find().setItem(key, text);
        return true;
      }, false);
      if (isTaken) held.delete(key);
      else held.set(key, text);
      return isTaken;
    },
    allKeys() {
      const stored = attempt(() => Object.keys(find()), []);
      return [...new Set([...stored, ...held.keys()])].filter((key) => held.get(key) !== null);
    },
  };
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
