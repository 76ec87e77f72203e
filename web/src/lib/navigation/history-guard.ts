/** Asks about steps in the history; negative ones go back. */
type Ask = (steps: number) => void;

let holder: { ask: Ask; here: number } | null = null;
let returning = false;

/**
 * Hears of Back and Forward before the router does: listeners of `popstate` run in the order in which they came, so
 * this is called before the router is there.
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

/** Stays on this entry: each step away is taken back and asked about. Gives back what lets go. */
export function holdHistory(ask: Ask): () => void {
  const held = { ask, here: entryIndex() };
  holder = held;
  return () => {
    if (holder === held) holder = null;
  };
}

/** The router numbers the entries of this visit. */
function entryIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}
