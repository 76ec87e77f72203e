import type { RefObject } from 'react';

/** Scrolls to the heading and focuses it: the pressed element may be gone, or far below. */
export function focusHead(heading: RefObject<HTMLElement | null>): void {
  heading.current?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
