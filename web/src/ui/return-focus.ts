import { useRef } from 'react';

/**
 * Handlers for a modal opened without Radix's Trigger: they return the focus to the element that had it. `focusFirst`
 * focuses another element than the modal's first.
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
