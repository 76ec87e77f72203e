import { type ComponentType, lazy } from 'react';
import { create } from 'zustand';
import type { Screen } from './screen.ts';

/** The number of screens whose code is loading. */
export const useArriving = create<{ count: number }>(() => ({ count: 0 }));

function count(step: number): void {
  useArriving.setState((state) => ({ count: state.count + step }));
}

/** Returns a screen that loads its code when it is first shown. The previous screen stays until then. */
export function lazyPage(screen: Pick<Screen, 'lazy'>): ComponentType {
  return lazy(async () => {
    // React calls this while rendering, when other components must not be updated
    await null;
    count(1);
    try {
      const { Component } = await screen.lazy();
      return { default: Component };
    } finally {
      count(-1);
    }
  });
}
