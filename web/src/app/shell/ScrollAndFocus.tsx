import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isTypingAt } from '../../features/searches/typed.ts';
import { readJson, tabbed } from '../../lib/device/storage.ts';
import { hasJustSignedIn } from '../../lib/navigation/arrival.ts';
import { isPassing, pathOfPlace } from '../../lib/navigation/entry-path.ts';
import { useHistoryGuard } from '../../lib/navigation/history-guard.ts';

const positions = new Map<string, number>();
/** Maximum time to wait for a page's h1, and for a page to grow back to its earlier height, in milliseconds. */
const longest = 20_000;

/**
 * Scrolls to the top and focuses the h1 on a new path; Back restores the position. A change of query does neither, so
 * that a person can go on typing a search (rule NAV-22). A person who left to sign in returns to the same position
 * (rule NAV-40). React Router's ScrollRestoration does not distinguish a query from a path.
 */
export function ScrollAndFocus(): null {
  const location = useLocation();
  const { pathname, key } = location;
  const kind = useNavigationType();
  const before = useRef(location);
  const position = useRef<number | undefined>(undefined);
  useHistoryGuard();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // cleaned up in the render that removes the screen: the browser scrolls on a shorter page before other effects run
  useLayoutEffect(() => {
    // the new screen fades in (tokens.css)
    if (before.current.key !== key) document.documentElement.dataset.moved = '';
    position.current = positions.get(key);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const arrived = before.current;
    if (arrived.key === key) return;
    before.current = location;
    if (isPassing(pathname) && !isPassing(arrived.pathname)) keepLeft(pathOfPlace(arrived), positions.get(arrived.key));
    const moved = arrived.pathname !== pathname;
    const stops: (() => void)[] = [];
    if (moved && !isTypingAt(pathname)) stops.push(focusHeading());
    const left = hasJustSignedIn(location.state) ? leftAt(pathOfPlace(location)) : undefined;
    const target = kind === 'POP' ? position.current : left;
    // a section that was open then may be closed now, so never scroll past the end of the screen to the footer
    if (target !== undefined) stops.push(restore(target, kind !== 'POP'));
    else if (moved) window.scrollTo(0, 0);
    return () => {
      for (const stop of stops) stop();
    };
  }, [location, pathname, key, kind]);

  return null;
}

const leftKey = 'tero.left';

/** Stores the scroll position of the screen that a person leaves to sign in. It survives a visit to Google. */
function keepLeft(path: string, y = 0): void {
  tabbed.write(leftKey, JSON.stringify([path, y]));
}

function leftAt(path: string): number | undefined {
  const kept = readJson(tabbed, leftKey);
  const [left, y] = Array.isArray(kept) ? kept : [];
  return left === path ? Number(y) : undefined;
}

/**
 * Focuses the h1, which may appear only after the page's data, on a slow line after many seconds. Until then, main has
 * the focus. Stops as soon as the person moves the focus.
 */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return () => {};
  if (takeFocus(main.querySelector('h1'))) return () => {};
  takeFocus(main);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main && document.activeElement !== document.body) observer.disconnect();
    else if (takeFocus(main.querySelector('h1'))) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = window.setTimeout(() => observer.disconnect(), longest);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}

function takeFocus(element: HTMLElement | null): boolean {
  if (!element) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}

const touches = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position while the page grows, until it is tall enough or the person acts. With `isWithin`, never
 * scrolls beyond the end of the screen's own content.
 */
function restore(target: number, isWithin: boolean): () => void {
  const growth = new ResizeObserver(() => step());
  const timer = window.setTimeout(() => stop(), longest);
  const stop = () => {
    window.clearTimeout(timer);
    growth.disconnect();
    for (const touch of touches) window.removeEventListener(touch, stop);
  };
  const step = () => {
    const bottom = isWithin ? document.querySelector('main')?.getBoundingClientRect().bottom : undefined;
    // the bars lie over the last of it
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    const end = bottom === undefined ? target : window.scrollY + bottom + covered - window.innerHeight;
    window.scrollTo(0, Math.max(0, Math.min(target, end)));
    if (Math.abs(window.scrollY - target) < 2) stop();
  };
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  growth.observe(document.body);
  step();
  return stop;
}
