import { create } from 'zustand';

/** Holds whether the home page's search box has been scrolled out of view: until then the top bar shows no box. */
export const useHeroSearch = create<{ isPast: boolean }>(() => ({ isPast: false }));
