import { create } from 'zustand';

interface Saving {
  /** pictures wait until they are asked for, and nothing is fetched ahead (rule NAV-110) */
  saves: boolean;
  /** pictures that came into view and were not fetched, on this device */
  spared: number;
}

export const useSaving = create<Saving>(() => ({ saves: false, spared: 0 }));

const counted = new Set<string>();

/** Counts a picture that would have been fetched now; each once a page. */
export function spare(src: string): void {
  if (counted.has(src)) return;
  counted.add(src);
  useSaving.setState(({ spared }) => ({ spared: spared + 1 }));
}

/** Takes a picture back that was asked for after all. */
export function unspare(src: string): void {
  if (counted.has(src)) useSaving.setState(({ spared }) => ({ spared: Math.max(0, spared - 1) }));
}
