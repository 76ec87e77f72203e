import { create } from 'zustand';

/** Holds whether the home page's own search box has been scrolled past: until then the top bar shows no box. */
export const useHeroSearch = create<{ isPast: boolean }>(() => ({ isPast: false }));
