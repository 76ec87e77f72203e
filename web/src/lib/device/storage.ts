export interface Store {
  read(key: string): string | null;
  /** null deletes. Returns whether the device has taken it. */
  write(key: string, text: string | null): boolean;
  allKeys(): string[];
}

/** Texts for later visits, shared by all tabs. */
export const lasting = door(() => localStorage);
/** Texts until the tab closes. */
export const tabbed = door(() => sessionStorage);

/** Returns what a stored JSON text says; null: nothing, or no JSON. */
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(store.read(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The only way to the browser's stores of texts. A browser may refuse them, lack them, be full, or empty them
 * meanwhile: nothing throws, and what it did not take holds until the page is closed (rule NAV-127).
 */
function door(find: () => Storage): Store {
  /** what the device did not take; null: what it did not delete */
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
