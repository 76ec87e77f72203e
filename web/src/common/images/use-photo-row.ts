import { useRef, useState } from 'react';

/**
 * Returns the state of a row of photos, each as wide as the row, which snaps to one photo. `row` and `onScroll` belong
 * on the row.
 */
export function usePhotoRow(count: number, first = 0) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);

  /** Scrolls to the photo at an index; does nothing beyond the ends. */
  function show(index: number) {
    const { current } = row;
    if (!current || index < 0 || index >= count) return;
    setShown(index);
    current.scrollLeft = index * current.clientWidth;
  }
  function onScroll() {
    const { current } = row;
    if (current?.clientWidth) setShown(Math.round(current.scrollLeft / current.clientWidth));
  }
  return { row, shown, show, onScroll };
}
