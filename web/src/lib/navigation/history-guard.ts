import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closeTopmost, currentEntry, isAnyOpen, laySpare, noteEntry, shownIndex } from '../../ui/use-back-closes.ts';

/** Asks whether to take these steps in the history; negative ones go back. */
type Ask = (steps: number) => void;

let holder: { ask: Ask; here: number } | null = null;
/** A step that is being undone: the page to be back on, and what to do there. */
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
      // nothing is open: the spare entry is passed over, in the direction in which the person goes
      event.stopImmediatePropagation();
      if (isBelow) noteEntry();
      window.history.go(isBelow ? -1 : 1);
    } else noteEntry();
  });
}

/** Pages and their spare entries are steps alike: several may be needed. */
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

/**
 * Stays on the current history entry: each step away is undone and asked about. Returns a function that releases it.
 */
export function holdHistory(ask: Ask): () => void {
  const held = { ask, here: currentEntry().index };
  holder = held;
  return () => {
    if (holder === held) holder = null;
  };
}

/**
 * Reports each navigation to the guard. Dialogs that stay open after the screens closed theirs get a spare entry too.
 */
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
