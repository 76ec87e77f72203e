import { type ComponentType, lazy } from 'react';
import { create } from 'zustand';

/** How many screens are on their way. */
export const useArriving = create<{ count: number }>(() => ({ count: 0 }));

function count(step: number): void {
  useArriving.setState((state) => ({ count: state.count + step }));
}

/** A screen whose code is fetched when it is first shown; the one before it stays meanwhile. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): ComponentType {
  return lazy(async () => {
    // React asks for it while rendering, when no other component may be told
    await null;
    count(1);
    try {
      return { default: (await load()).Component };
    } finally {
      count(-1);
    }
  });
}
