import { create } from 'zustand';

/** Whether the home page's own search box has been scrolled past: until then the top bar shows none. */
export const useHeroSearch = create<{ isPast: boolean }>(() => ({ isPast: false }));
