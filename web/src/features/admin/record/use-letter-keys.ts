import { useEffect, useLayoutEffect, useRef } from 'react';

/** Makes letter keys work while a modal is open, unless somebody types in a field (rule ADM-113). */
export function useLetterKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  // added before the first paint, so that the first key press is not lost
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest('input, select, textarea, [contenteditable]')) return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
