import { useEffectEvent, useLayoutEffect } from 'react';

/** The functions that close the open layers above the page; the topmost layer is last. */
const open: (() => void)[] = [];

/**
 * Makes Back close the open layer and stay on the page (rule NAV-180). Every layer above the page calls this; if
 * several are open, the topmost closes. `close` does what Escape does: it may refuse, or ask.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closer = () => onBack();
    open.push(closer);
    laySpare();
    return () => void open.splice(open.indexOf(closer), 1);
  }, [isOpen]);
}

export function isAnyOpen(): boolean {
  return open.length > 0;
}

export function closeTopmost(): void {
  open.at(-1)?.();
}

/**
 * The app's data in a history entry, beside the router's. `index` is the router's number of the page. `spare` is 'here'
 * for a page's spare entry, and 'below' for a page that has a spare entry below it.
 */
interface Entry {
  index: number;
  spare?: 'here' | 'below' | undefined;
}

/** The entry of the current page, as of the last navigation. */
let shown: Entry = { index: 0 };

/**
 * Returns the current history entry. An entry without a number comes from the browser, for a link to a part of the
 * page.
 */
export function currentEntry(): Entry {
  const state = window.history.state as { idx?: number | null; spare?: Entry['spare'] } | null;
  return { index: state?.idx ?? shown.index, spare: state?.spare };
}

export function shownIndex(): number {
  return shown.index;
}

/** Records the entry after each navigation, because the router may have replaced its state. */
export function noteEntry(): void {
  const entry = currentEntry();
  if (isAboveSpare(entry)) mark('below');
  shown = { ...entry, spare: isAboveSpare(entry) ? 'below' : entry.spare };
}

/**
 * Adds a spare entry below the page, unless it has one. The first Back leads there, and `guardHistory` returns the
 * person to the page. The router does not learn of it, and sees the same page in both. The entry stays when all layers
 * are closed: a step to remove it could undo a simultaneous navigation.
 */
export function laySpare(): void {
  const entry = currentEntry();
  if (entry.spare === 'below' || isAboveSpare(entry)) return;
  mark('here');
  window.history.pushState({ ...window.history.state, spare: 'below' }, '');
  shown = { index: entry.index, spare: 'below' };
}

/** Returns whether this entry was a page with a spare entry below before the router replaced its state. */
function isAboveSpare({ index, spare }: Entry): boolean {
  return spare === undefined && shown.spare === 'below' && shown.index === index;
}

function mark(spare: Entry['spare']): void {
  window.history.replaceState({ ...window.history.state, idx: currentEntry().index, spare }, '');
}
