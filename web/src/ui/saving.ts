import { create } from 'zustand';

interface Saving {
  /** whether the person saves data: pictures load on demand, and nothing is prefetched (rule NAV-110) */
  saves: boolean;
  /** number of pictures on this device that came into view and were not fetched */
  spared: number;
}

export const useSaving = create<Saving>(() => ({ saves: false, spared: 0 }));

/** Pictures that came into view, and whether each still counts as not fetched. */
const seen = new Map<string, boolean>();

/** Returns whether a picture costs no data, because it is a preview of a file chosen here. It is always shown. */
export function isOnDevice(src: string): boolean {
  return /^(blob|data):/.test(src);
}

/** Counts a picture that would have been fetched now, once per page. */
export function spare(src: string): void {
  if (seen.has(src)) return;
  seen.set(src, true);
  useSaving.setState(({ spared }) => ({ spared: spared + 1 }));
}

/** Subtracts, once, a picture that the person asked for after all. */
export function unspare(src: string): void {
  if (seen.get(src)) useSaving.setState(({ spared }) => ({ spared: Math.max(0, spared - 1) }));
  seen.set(src, false);
}
