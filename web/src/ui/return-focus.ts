import { useRef } from 'react';

/**
 * Returns handlers for a modal opened without Radix's Trigger, which return the focus to the element that had it.
 * `focusFirst` focuses an element other than the modal's first.
 */
export function useReturnFocus(focusFirst?: () => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!focusFirst) return;
      event.preventDefault();
      focusFirst();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
