import { useId, useLayoutEffect } from 'react';
import { create } from 'zustand';

/** The places for a prompt to subscribe, in order of preference: the screen itself, a button to create, the top bar. */
const places = ['screen', 'create', 'bar'] as const;
export type PromptPlace = (typeof places)[number];

interface Claim {
  id: string;
  rank: number;
}

const useClaims = create<{ claims: readonly Claim[] }>(() => ({ claims: [] }));

/**
 * Returns whether this prompt to subscribe is the one that the screen shows (rule SUB-93). That is the prompt in the
 * best place among the `wanted` prompts, and the first prompt in that place.
 */
export function usePrompt(place: PromptPlace, wanted = true): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!wanted) return;
    const claim = { id, rank: places.indexOf(place) };
    useClaims.setState(({ claims }) => ({ claims: [...claims, claim].sort((a, b) => a.rank - b.rank) }));
    return () => useClaims.setState(({ claims }) => ({ claims: claims.filter((other) => other !== claim) }));
  }, [id, place, wanted]);
  return useClaims(({ claims }) => wanted && claims[0]?.id === id);
}
