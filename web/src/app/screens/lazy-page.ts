import { type ComponentType, lazy } from 'react';
import { create } from 'zustand';
import type { Screen } from './screen.ts';

/** The number of screens whose code is loading. */
export const useArriving = create<{ count: number }>(() => ({ count: 0 }));

function count(step: number): void {
  useArriving.setState((state) => ({ count: state.count + step }));
}

/** Returns the component of a screen, which loads its code when first shown. The previous screen stays meanwhile. */
export function lazyPage(screen: Pick<Screen, 'lazy'>): ComponentType {
  return lazy(async () => {
    // React calls this while rendering, when it must not update other components
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
