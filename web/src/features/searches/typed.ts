import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { onServer } from '../../lib/device/on-server.ts';
import { queryOf } from './use-kept-filters.ts';

/**
 * The text that was typed last, with the path and query where it was typed. The boxes of the bar and of the home page
 * share it, because to the person they are one box.
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
  // sent or left: who comes back to where it was typed wants something else
  useEffect(() => {
    const { at } = useTyped.getState();
    if (at !== null && at !== q) useTyped.setState({ path: '', at: null, text: '' });
  }, [q]);
  const setText = (text: string) =>
    useTyped.setState({ path: window.location.pathname, at: queryOf(window.location), text });
  return [typed.at === q ? typed.text : q, setText] as const;
}

/** What was typed last, wherever. */
export function typedText(): string {
  return useTyped.getState().text;
}

/** Tells whether somebody is typing a search since the browser is at this path, before its screen is drawn. */
export function isTypingAt(pathname: string): boolean {
  return useTyped.getState().path === pathname && document.activeElement?.matches('search input') === true;
}

/** Where somebody was typing in a box that the present drawing takes away. */
let leftAt: number | null = null;

/** Whoever types in the box of a screen that goes, types on in that of the next. */
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
      // a box that comes with another drawing is another
      queueMicrotask(() => {
        leftAt = null;
      });
    };
  }, [input]);
}
