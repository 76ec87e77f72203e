import { type ComponentType, lazy } from 'react';
import { create } from 'zustand';
import type { LoadedScreen, Screen } from './screen.ts';

/** The number of screens whose code is loading. */
export const useArriving = create<{ count: number }>(() => ({ count: 0 }));

function count(step: number): void {
  useArriving.setState((state) => ({ count: state.count + step }));
}

/** Fetches a screen's code with that of its parts, beside each other. */
export async function loadWhole({ lazy, fetchParts }: Pick<Screen, 'lazy' | 'fetchParts'>): Promise<LoadedScreen> {
  // a part that does not come is told where it stands
  fetchParts?.().catch(() => undefined);
  const loaded = await lazy();
  await loaded.loadParts?.();
  return loaded;
}

/** Returns a screen whose code is loaded when it is first shown; the previous screen stays meanwhile. */
export function lazyPage(screen: Pick<Screen, 'lazy' | 'fetchParts'>): ComponentType {
  return lazy(async () => {
    // React calls this while rendering, when other components must not be updated
    await null;
    count(1);
    try {
      const { Component } = await loadWhole(screen);
      return { default: Component };
    } finally {
      count(-1);
    }
  });
}
