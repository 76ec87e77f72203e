import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { onServer } from '../../lib/device/on-server.ts';
import { queryOf } from './use-kept-filters.ts';

/**
 * Holds the text that was typed last, with the path and query where it was typed. The boxes of the bar and of the home
 * page share it, because to the person they are one box.
 */
const useTyped = create<{ path: string; at: string | null; text: string }>(() => ({ path: '', at: null, text: '' }));

/**
 * The text of the search box: the query in the address, until somebody types. It asks the browser and not the router,
 * which draws the next screen a moment later: what is typed meanwhile belongs to the new address and stays.
 */
export function useTextOfAddress() {
  const shown = useLocation();
  const q = queryOf(onServer ? shown : window.location);
  const typed = useTyped();
  // sent or left: a person who comes back to this box wants something else
  useEffect(() => {
    const { at } = useTyped.getState();
    if (at !== null && at !== q) useTyped.setState({ path: '', at: null, text: '' });
  }, [q]);
  const setText = (text: string) =>
    useTyped.setState({ path: window.location.pathname, at: queryOf(window.location), text });
  return [typed.at === q ? typed.text : q, setText] as const;
}

/** Returns what was typed last, wherever. */
export function typedText(): string {
  return useTyped.getState().text;
}

/** Returns whether the person has typed a search since the browser reached this path, before its screen is drawn. */
export function isTypingAt(pathname: string): boolean {
  return useTyped.getState().path === pathname && document.activeElement?.matches('search input') === true;
}

/** Holds the cursor's position in a box that the current render removes while a person types. */
let leftAt: number | null = null;

/** Keeps the person's typing going when the screen is replaced: the next screen's box takes over the cursor. */
export function useTypingGoesOn(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const box = input.current;
    if (!box) return;
    if (leftAt !== null) {
      box.focus({ preventScroll: true });
      box.setSelectionRange(leftAt, leftAt);
    }
    return () => {
      if (document.activeElement !== box) return;
      leftAt = box.selectionStart;
      // a box that appears in a later render is another box
      queueMicrotask(() => {
        leftAt = null;
      });
    };
  }, [input]);
}
