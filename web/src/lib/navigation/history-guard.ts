/** Asks whether to take these steps in the history; negative ones go back. */
type Ask = (steps: number) => void;

let holder: { ask: Ask; here: number } | null = null;
let returning = false;

/**
 * Handles Back and Forward before the router does. Listeners of `popstate` run in the order of registration, so this is
 * called before the router is created.
 */
export function guardHistory(): void {
  window.addEventListener('popstate', (event) => {
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = holder ? entryIndex() - holder.here : 0;
    if (!holder || steps === 0) return;
    event.stopImmediatePropagation();
    returning = true;
    window.history.go(-steps);
    holder.ask(steps);
  });
}

/**
 * Stays on the current history entry: each step away is undone and asked about. Returns a function that releases it.
 */
export function holdHistory(ask: Ask): () => void {
  const held = { ask, here: entryIndex() };
  holder = held;
  return () => {
    if (holder === held) holder = null;
  };
}

/** Returns the index that the router gives each history entry of this visit. */
function entryIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}
