import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeTopmost, currentEntry, isAnyOpen, laySpare, noteEntry, shownIndex } from '../../ui/use-back-closes.ts';

/** Asks whether to go these steps in the history; negative numbers go back. */
type Ask = (steps: number) => void;

let holder: { ask: Ask; here: number } | null = null;
/** A step that is being undone: the entry to return to, and the action to run there. */
let returning: { to: number; act: () => void } | null = null;

/**
 * Handles Back and Forward before the router does. Listeners of `popstate` run in the order of registration, so this is
 * called before the router is created.
 */
export function guardHistory(): void {
  window.addEventListener('popstate', (event) => {
    const { index, spare } = currentEntry();
    const isSpare = spare === 'here';
    // Back from the page to its own spare entry
    const isBelow = isSpare && index === shownIndex();
    const steps = isBelow ? -1 : holder ? index - holder.here : 0;
    const isHeld = isBelow && isAnyOpen() ? closeTopmost : holder && steps !== 0 ? holder.ask : null;
    if (returning) {
      event.stopImmediatePropagation();
      goOnReturning(index, isSpare);
    } else if (isHeld) {
      event.stopImmediatePropagation();
      returning = { to: isBelow ? index : index - steps, act: () => isHeld(steps) };
      window.history.go(-steps);
    } else if (isBelow || (isSpare && index > shownIndex())) {
      // nothing is open, so it skips the spare entry in the person's direction
      event.stopImmediatePropagation();
      if (isBelow) noteEntry();
      window.history.go(isBelow ? -1 : 1);
    } else noteEntry();
  });
}

/** Continues an undone step. Pages and spare entries both count as steps, so it may take several. */
function goOnReturning(index: number, isSpare: boolean): void {
  if (!returning) return;
  const { to, act } = returning;
  if (index !== to || isSpare) {
    window.history.go(index > to ? -1 : 1);
    return;
  }
  returning = null;
  act();
}

/** Holds the current history entry: undoes each step away and calls `ask`. Returns a function that releases it. */
export function holdHistory(ask: Ask): () => void {
  const held = { ask, here: currentEntry().index };
  holder = held;
  return () => {
    if (holder === held) holder = null;
  };
}

/** Reports each navigation to the guard. Dialogs that stay open after a navigation get a new spare entry. */
export function useHistoryGuard(): void {
  const { key } = useLocation();
  const [noted, setNoted] = useState(key);
  useEffect(() => {
    noteEntry();
    setNoted(key);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => {
    if (isAnyOpen()) laySpare();
  }, [noted]);
}
