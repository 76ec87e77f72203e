import { useEffectEvent, useLayoutEffect } from 'react';

/** The open layers above the page, the topmost last, each as the function that closes it. */
const open: (() => void)[] = [];

/**
 * Back closes the open layer and stays on the page (rule NAV-180). Every layer above the page calls this; if several
 * are open, the topmost closes. `close` does what Escape does: it may refuse, or ask.
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
 * The app's data in an entry of the history, beside the router's: `index` is the router's number of the page. `spare`:
 * 'here' is the page's spare entry, 'below' the page above its spare entry.
 */
interface Entry {
  index: number;
  spare?: 'here' | 'below' | undefined;
}

/** The entry of the page that is shown, as of the last navigation. */
let shown: Entry = { index: 0 };

/**
 * Returns the current entry of the history. One without a number was made by the browser: a link to a part of the page.
 */
export function currentEntry(): Entry {
  const state = window.history.state as { idx?: number | null; spare?: Entry['spare'] } | null;
  return { index: state?.idx ?? shown.index, spare: state?.spare };
}

export function shownIndex(): number {
  return shown.index;
}

/** Notes the entry after each navigation: the router may have replaced its state. */
export function noteEntry(): void {
  const entry = currentEntry();
  if (isAboveSpare(entry)) mark('below');
  shown = { ...entry, spare: isAboveSpare(entry) ? 'below' : entry.spare };
}

/**
 * Lays a spare entry below the page, unless it has one: the first Back leads there, and `guardHistory` brings the
 * person back to the page. Both are the same page to the router, which is not told. It stays when all is closed: taking
 * it off would be a step that could undo a navigation of the same moment.
 */
export function laySpare(): void {
  const entry = currentEntry();
  if (entry.spare === 'below' || isAboveSpare(entry)) return;
  mark('here');
  window.history.pushState({ ...window.history.state, spare: 'below' }, '');
  shown = { index: entry.index, spare: 'below' };
}

/** Tells whether this entry was the page above its spare entry before the router replaced its state. */
function isAboveSpare({ index, spare }: Entry): boolean {
  return spare === undefined && shown.spare === 'below' && shown.index === index;
}

function mark(spare: Entry['spare']): void {
  window.history.replaceState({ ...window.history.state, idx: currentEntry().index, spare }, '');
}
